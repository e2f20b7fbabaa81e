// npm run build             the web app and the server, whatever is there
// node scripts/build.mjs --if-stale [--server-only]   only what is older than its sources
import { fileURLToPath } from 'node:url';
import { serverBundle } from './build/server-bundle.mjs';
import { fingerprint, isFresh, remember } from './build/staleness.mjs';
import { webBundle } from './build/web-bundle.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ifStale = process.argv.includes('--if-stale');
const bundles = process.argv.includes('--server-only') ? [serverBundle] : [webBundle, serverBundle];

for (const { name, sources, output, build } of bundles) {
  const print = await fingerprint(ROOT, sources);
  if (ifStale && (await isFresh(ROOT, output, print))) continue;
  const started = performance.now();
  console.log(`Building the ${name} ...`);
  await build(ROOT);
  await remember(ROOT, output, print);
  console.log(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
