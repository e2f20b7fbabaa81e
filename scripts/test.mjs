// npm test                     every suite
// npm test -- server browser   only these suites
// npm run test:full            every suite with its long tests (they read RONDO_FULL=1)
//
// A line a suite; the whole of what failed, and nothing of what passed; at the end the slowest tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserSuite } from './tests/browser-suite.mjs';
import { endOfRun } from './tests/end-of-run.mjs';
import { vitestSuite } from './tests/vitest-suite.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SUITES = new Map([
  ...['domain', 'contract', 'tools', 'web', 'server'].map((name) => [
    name,
    (context) => vitestSuite(ROOT, name, context),
  ]),
  ['browser', (context) => browserSuite(ROOT, context)],
]);

const words = process.argv.slice(2).filter((word) => word !== '--full');
const unknown = words.filter((word) => !SUITES.has(word));
if (unknown.length) {
  console.error(
    `No suite ${unknown.join(', ')}. There are: ${[...SUITES.keys()].join(', ')}; --full adds the long tests.`,
  );
  process.exit(2);
}

const environment = process.argv.includes('--full') ? { RONDO_FULL: '1' } : {};
const reportFolder = await mkdtemp(join(tmpdir(), 'rondo-tests-'));
const started = performance.now();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
const suites = [];
for (const name of words.length ? words : SUITES.keys()) if (!stopped) suites.push(await timed(name));
await rm(reportFolder, { recursive: true, force: true });
console.log(['', ...endOfRun(suites)].join('\n'));
console.log(stopped ? 'Stopped before the end.' : `${seconds(started)} s in all`);
process.exit(stopped || suites.some(hasFailed) ? 1 : 0);

/** Resolves to { name, tests }; a test is { name, state: passed | failed | skipped, seconds, message of its failure }. */
async function timed(name) {
  process.stdout.write(name.padEnd(10));
  const from = performance.now();
  const { code, output, tests } = await SUITES.get(name)({ reportFolder, environment }).catch(broken);
  const suite = { name, tests };
  if (code !== 0 && !hasFailed(suite))
    tests.push({ name: 'could not run to its end', state: 'failed', seconds: 0 });
  const cells = ['passed', 'failed', 'skipped'].map(
    (wanted) => `${tests.filter(({ state }) => state === wanted).length} ${wanted}`,
  );
  console.log([...cells, `${seconds(from)} s`].map((cell) => cell.padStart(13)).join(''));
  if (hasFailed(suite)) console.log(output);
  return suite;
}

function broken({ message }) {
  return { code: 1, output: message, tests: [] };
}

function hasFailed({ tests }) {
  return tests.some(({ state }) => state === 'failed');
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
