// npm run check            every check
// npm run check -- types   only the checks whose name holds one of these words
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './checks/all.mjs';
import { TRIED_NODES } from './checks/versions.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));

const asked = process.argv.slice(2);
const chosen = asked.length ? CHECKS.filter(({ name }) => asked.some((word) => name.includes(word))) : CHECKS;
if (chosen.length === 0) {
  console.error(`No such check. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const started = performance.now();
const failed = await runAll([...chosen]);
console.log(`\n${chosen.length - failed.length} of ${chosen.length} checks are clean, ${seconds(started)} s`);
console.log(
  `Checked with Node ${process.versions.node}; Rondo was tried with Node ${TRIED_NODES.join(', ')}`,
);
if (failed.length) console.log(`Not clean: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);

/** Runs the checks of the queue, a few at a time; resolves to the names of those that found something. */
async function runAll(queue) {
  const failures = [];
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const problems = await timed(check);
      if (problems.length) failures.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  return failures;
}

async function timed(check) {
  const from = performance.now();
  const problems = await check
    .run(ROOT)
    .catch((error) => [`the check itself failed: ${error.stack ?? error}`]);
  console.log(`${problems.length ? '✗' : '✓'} ${check.name.padEnd(16)} ${seconds(from).padStart(6)} s`);
  if (problems.length) console.log(problems.map((problem) => indent(problem)).join('\n'));
  return problems;
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function indent(text) {
  return text.replace(/^/gm, '    ');
}
