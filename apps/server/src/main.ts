import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { scrub } from './platform/secrets/known-secrets.ts';
import { runServer } from './server.ts';
import { exitWithReason } from './tools/exit.ts';

// Bytes that pass through count as growth: by its own measure the collector would stop visitors for every few megabytes
// of a backup or a download (docs/performance.md).
setFlagsFromString('--heap-growing-percent=80');

// What nobody caught ends the process as ever, without the secrets that may stand in it.
process.on('uncaughtException', exitWithReason);

try {
  const config = readConfig();
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const starting = runServer(config, { webRoot, say: (line) => console.log(scrub(line)) });

  // One Ctrl+C may arrive twice, from the terminal and from npm; only a later one is impatience.
  let askedAt: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (askedAt !== null && performance.now() - askedAt > 2000) process.exit(signal === 'SIGINT' ? 130 : 143);
    if (askedAt !== null) return;
    askedAt = performance.now();
    starting.then(
      (server) => server.stop().then(() => process.exit(0), exitWithReason),
      () => undefined,
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting;
} catch (error) {
  exitWithReason(error);
}
