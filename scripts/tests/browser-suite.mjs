import { join } from 'node:path';
import { ensureChromium } from '../../e2e/support/chromium.mjs';
import { failureLine } from './failure-line.mjs';
import { readReport, runLoud } from './run-loud.mjs';

/** Runs the journeys of e2e/ in a real browser; without one the suite fails and says what to do; it is never skipped. */
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
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: failed.length || (code === 0 ? 0 : 1),
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ title }) => title),
    failures: failed.map(lineOf),
    secondTries: tests.filter(({ status }) => status === 'flaky').map(lineOf),
  };
}

const lineOf = ({ title, message }) => failureLine(title, message);

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      title: `${spec.title} (${projectName})`,
      status,
      message: results[0]?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}
