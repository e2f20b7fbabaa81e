import { join } from 'node:path';
import { failureLine } from './failure-line.mjs';
import { readReport, runLoud } from './run-loud.mjs';

/**
 * Runs one project of vitest.config.ts; resolves to { passed, failed, skipped, failures, secondTries }: two numbers,
 * then what to say of each such test.
 */
export async function vitestSuite(root, project, { reportFolder, environment }) {
  const report = join(reportFolder, `${project}.json`);
  const code = await runLoud(
    root,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    environment,
  );
  return counted(code, await readReport(report));
}

function counted(code, report) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const failed = tests.filter(isFailure).length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailure),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed + brokenFiles.length || (code === 0 ? 0 : 1),
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName.trim()),
    failures: [
      ...tests.filter(isFailure).map(lineOf),
      ...brokenFiles.map(({ name, message }) => failureLine(name, message)),
    ],
    secondTries: tests.filter(neededSecondTry).map(lineOf),
  };
}

const isFailure = ({ status }) => status === 'failed';
const neededSecondTry = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
const lineOf = ({ fullName, failureMessages }) => failureLine(fullName, failureMessages[0]);
