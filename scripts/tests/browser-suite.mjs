import { join } from 'node:path';
import { ensureChromium } from '../../e2e/support/chromium.mjs';
import { readReport } from './read-report.mjs';
import { runLoud } from './run-loud.mjs';

/** Runs the journeys of e2e/ in a real browser; without one the suite fails with the way out, it is never passed over. */
export async function browserSuite(root, { reportFolder, environment }) {
  const report = join(reportFolder, 'browser.json');
  const code = await runLoud(
    root,
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { ...environment, CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return counted(code, await readReport(report));
}

function counted(code, report) {
  const tests = (report?.suites ?? []).flatMap(testsOf);
  const failed = tests.filter(({ status }) => status === 'unexpected').length;
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  };
}

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({ title: spec.title, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}
