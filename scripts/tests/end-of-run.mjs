import { stripVTControlCharacters } from 'node:util';

const SLOWEST = 20;
const LINES = 4;

/** What the end of a run says of all its suites; each is { name, tests }. */
export function endOfRun(suites) {
  const tests = suites.flatMap(({ name, tests: own }) => own.map((test) => ({ suite: name, ...test })));
  const inState = (wanted) => tests.filter(({ state }) => state === wanted);
  const passed = inState('passed');
  const failed = inState('failed');
  return [
    'slowest',
    ...tests
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
      .map(({ suite, name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${suite}: ${name}`),
    ...inState('skipped').map(({ suite, name }) => `skipped in ${suite}: ${name}`),
    ...passed
      .filter(({ message }) => message)
      .map((test) => `passed only on the second try in ${inShort(test)}`),
    ...failed.map((test) => `failed in ${inShort(test)}`),
    `${passed.length} passed, ${failed.length} failed`,
  ];
}

/** The test, how its message begins, and the line of the project that it stands on. */
function inShort({ suite, name, message = '' }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const beginning = lines.filter((line) => !line.startsWith('at ')).slice(0, LINES);
  const place = lines.find((line) => line.startsWith('at ') && !line.includes('node_modules'));
  return [`${suite}: ${name}`, ...beginning, ...(place ? [place] : [])].join('\n    ');
}
