// Starts the embedded database of the folder given, says so, and holds it until it is killed, asked to stop, or has lost it.
import { startEmbedded } from '../platform/db/embedded/embedded.ts';
import { exitWithReason } from '../tools/exit.ts';

const [dataDir = '', elsewhere = '', role = 'server', overlapMs = '0'] = process.argv.slice(2);
const database = await startEmbedded({
  dataDir,
  elsewhere,
  role: role === 'tool' ? 'tool' : 'server',
  overlapMs: Number(overlapMs),
  say: (line) => process.stderr.write(`${line}\n`),
  lost: exitWithReason,
});
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ kind: database.kind, url: database.url, took: database.took })}\n`);
setInterval(() => undefined, 60_000);
