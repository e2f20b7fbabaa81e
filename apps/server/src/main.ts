import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { misspelledNames, readConfig, shellCommand } from './config.ts';
import { endAtSignals } from './end-at-signals.ts';
import { scrub } from './platform/secrets/known-secrets.ts';
import { exitWithReason } from './tools/exit.ts';

// Bytes that pass through count as growth: by its own measure the collector would stop visitors for every few megabytes
// of a backup or a download (docs/performance.md).
setFlagsFromString('--heap-growing-percent=80');

// What nobody caught ends the process as ever, without the secrets that may stand in it.
process.on('uncaughtException', exitWithReason);

// A terminal that is closed, or a reader of a pipe that is gone, must not cut off the end that follows.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  for (const line of misspelledNames()) console.warn(line);
  const config = readConfig();
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const say = (line: string) => console.log(scrub(line));
  // Loaded by now only, so that what is wrong with the settings is said at once.
  const starting = import('./server.ts').then(({ runServer }) => runServer(config, { webRoot, say }));
  endAtSignals({ starting, say, failed: exitWithReason, shellCommand: shellCommand() });
  await starting;
} catch (error) {
  exitWithReason(error);
}
