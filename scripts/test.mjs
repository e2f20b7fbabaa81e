// npm test                     every suite
// npm test -- server browser   only these suites
// npm run test:full            every suite with its long tests (they read RONDO_FULL=1)
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserSuite } from './tests/browser-suite.mjs';
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
const results = [];
for (const name of words.length ? words : SUITES.keys()) if (!stopped) results.push(await timed(name));
await rm(reportFolder, { recursive: true, force: true });
printTable();
process.exit(stopped || results.some(({ failed }) => failed) ? 1 : 0);

async function timed(name) {
  console.log(`\n── ${name} ──`);
  const from = performance.now();
  const counts = await SUITES.get(name)({ reportFolder, environment }).catch(broken);
  const result = { name, seconds: seconds(from), ...counts };
  console.log(`── ${name}: ${result.seconds} s ──`);
  return result;
}

function broken(error) {
  console.error(error.message);
  return { passed: 0, failed: 1, skipped: [], why: error.message };
}

function printTable() {
  console.log(`\n${row('suite', 'passed', 'failed', 'skipped', 'seconds')}`);
  for (const { name, passed, failed, skipped, seconds } of results)
    console.log(row(name, passed, failed, skipped.length, seconds));
  console.log(row('all', '', '', '', seconds(started)));
  for (const { name, skipped } of results)
    for (const title of skipped) console.log(`skipped in ${name}: ${title}`);
  for (const { name, secondTries = [] } of results)
    for (const test of secondTries) console.log(`passed only on the second try in ${name}: ${test}`);
  for (const { name, failures = [] } of results)
    for (const test of failures) console.log(`failed in ${name}: ${test}`);
  for (const { name, why } of results) if (why) console.log(`${name} could not run: ${why}`);
  if (stopped) console.log('Stopped before the end.');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function row(name, ...cells) {
  return name.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');
}

function sum(key) {
  return results.reduce((total, result) => total + result[key], 0);
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
