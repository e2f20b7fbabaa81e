import { fileURLToPath } from 'node:url';
import { misspelledNames, readConfig } from './config.ts';
import { scrub } from './platform/secrets/known-secrets.ts';
import { exitWithReason } from './tools/exit.ts';

const nothingRuns = { stop: async () => undefined };

/**
 * Starts the server with the settings of the environment; whatever keeps it from starting ends the process.
 * @param ending aborted when it is to end again; what has not begun by then does not begin
 */
export async function startSite(ending: AbortSignal): Promise<{ readonly stop: () => Promise<void> }> {
  // What nobody caught ends the process as ever, without the secrets that may stand in it.
  process.on('uncaughtException', exitWithReason);
  try {
    for (const line of misspelledNames()) console.warn(line);
    const config = readConfig();
    // Loaded by now only, so that what is wrong with the settings is said at once.
    const { runServer } = await import('./server.ts');
    ending.throwIfAborted();
    const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
    return await runServer(config, { webRoot, say: (line) => console.log(scrub(line)), ending });
  } catch (error) {
    if (ending.aborted && error === ending.reason) return nothingRuns;
    exitWithReason(error);
  }
}
