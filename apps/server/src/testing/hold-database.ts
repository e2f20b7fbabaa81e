// Starts the embedded database of the folder given, says so, and holds it until it is killed or asked to stop.
import { startEmbedded } from '../platform/db/embedded/embedded.ts';

const [dataDir = '', elsewhere = '', role = 'server'] = process.argv.slice(2);
const database = await startEmbedded({
  dataDir,
  elsewhere,
  role: role === 'tool' ? 'tool' : 'server',
  say: () => undefined,
  lost: (reason) => {
    throw reason;
  },
});
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ kind: database.kind, url: database.url })}\n`);
setInterval(() => undefined, 60_000);
