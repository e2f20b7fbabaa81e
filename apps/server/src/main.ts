import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { runServer } from './server.ts';
import { exitWithReason } from './tools/exit.ts';

try {
  const config = readConfig();
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const starting = runServer(config, { webRoot, say: (line) => console.log(line) });

  let asked = false;
  const stop = (signal: NodeJS.Signals) => {
    if (asked) process.exit(signal === 'SIGINT' ? 130 : 143);
    asked = true;
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
