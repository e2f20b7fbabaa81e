import { join } from 'node:path';
import { ensureChromium } from '../../e2e/support/chromium.mjs';
import { readReport, runQuietly } from './run-quietly.mjs';

/**
 * Runs the journeys of e2e/ in a real browser; resolves to { code, output, tests } as vitestSuite does. Without a
 * browser the suite fails and says what to do; it is never skipped.
 */
export async function browserSuite(root, { reportFolder, environment }) {
  const report = join(reportFolder, 'browser.json');
  const ended = await runQuietly(
    root,
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    { ...environment, CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return { ...ended, tests: ((await readReport(report))?.suites ?? []).flatMap(testsOf) };
}

const STATES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `e2e/${file}:${line}  ${title} (${projectName})`,
      state: STATES[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: results[0]?.error?.stack ?? results[0]?.error?.message,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
