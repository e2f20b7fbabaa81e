import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOfRun } from './end-of-run.mjs';
import { vitestSuite } from './vitest-suite.mjs';

const NODE_MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** One that passes, one that fails, one that is skipped; each of the first two speaks. */
const TESTS = `
import { expect, it } from 'vitest';
it('goes well', () => console.log('words of what went well'));
it('goes wrong', () => {
  console.error('words of what went wrong');
  expect({ half: 1 }).toEqual({ half: 2 });
});
it.skip('waits', () => undefined);
`;

describe('a suite in which a test fails', () => {
  let root;
  let suite;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'rondo-quiet-'));
    symlinkSync(NODE_MODULES, join(root, 'node_modules'));
    mkdirSync(join(root, 'reports'));
    writeFileSync(
      join(root, 'vitest.config.mjs'),
      "export default { test: { projects: [{ test: { name: 'one' } }] } };",
    );
    writeFileSync(join(root, 'mixed.test.mjs'), TESTS);
    writeFileSync(join(root, 'torn.test.mjs'), "throw new Error('torn before its tests');");
    suite = await vitestSuite(root, 'one', { reportFolder: join(root, 'reports'), environment: {} });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('shows what that one wrote, its difference and its line, and nothing of the others', () => {
    const output = stripVTControlCharacters(suite.output);
    expect(suite.code).toBe(1);
    for (const part of [
      'words of what went wrong',
      '+   "half": 1',
      'mixed.test.mjs:6:',
      'torn before its tests',
    ])
      expect(output).toContain(part);
    expect(output).not.toContain('words of what went well');
  });

  it('says of each how it went; a file that is torn counts as one', () => {
    expect(suite.tests.map(({ name, state }) => `${name}: ${state}`).toSorted()).toEqual([
      'mixed.test.mjs  goes well: passed',
      'mixed.test.mjs  goes wrong: failed',
      'mixed.test.mjs  waits: skipped',
      'torn.test.mjs: failed',
    ]);
  });

  it('ends with the failure and its line', () => {
    const end = endOfRun([{ name: 'one', ...suite }]).join('\n');
    expect(end).toMatch(
      /failed in one: mixed\.test\.mjs {2}goes wrong\n {4}AssertionError: .*\n {4}at .*mixed\.test\.mjs:6:/,
    );
    expect(end).toContain('skipped in one: mixed.test.mjs  waits\n');
    expect(end.split('\n').at(-1)).toBe('1 passed, 2 failed');
  });
});

describe('the end of a run', () => {
  const passed = (name, seconds, message) => ({ name, state: 'passed', seconds, message });

  it('names the twenty slowest tests of all suites, the slowest first', () => {
    const tests = Array.from({ length: 15 }, (_, at) => passed(`t${at}`, at));
    const lines = endOfRun([
      { name: 'web', tests },
      { name: 'browser', tests },
    ]);
    expect(lines.slice(0, 4)).toEqual([
      'slowest',
      '  14.0 s  web: t14',
      '  14.0 s  browser: t14',
      '  13.0 s  web: t13',
    ]);
    expect(lines).toHaveLength(22);
  });

  it('names what passed on the second try, with what went wrong on the first', () => {
    const lines = endOfRun([{ name: 'web', tests: [passed('waits', 1, 'too late\n    at wait.ts:3:1')] }]);
    expect(lines).toContain('passed only on the second try in web: waits\n    too late\n    at wait.ts:3:1');
  });
});
