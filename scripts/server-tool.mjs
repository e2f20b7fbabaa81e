// npm run admin -- create ...    npm run backup -- list    npm run import -- DIR
import './needs-node.cjs';
import { fileURLToPath } from 'node:url';
import { buildWhenStale } from './build/build-when-stale.mjs';

const TOOLS = ['admin', 'backup', 'import'];
const [name, ...args] = process.argv.slice(2);
if (!TOOLS.includes(name)) {
  console.error(`The tools are ${TOOLS.join(', ')}.`);
  process.exit(2);
}

buildWhenStale('--server-only');
const program = new URL(`../apps/server/dist/tools/${name}.js`, import.meta.url);
process.argv = [process.execPath, fileURLToPath(program), ...args];
process.setSourceMapsEnabled(true);
await import(program.href);
