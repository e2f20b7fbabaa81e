import { join } from 'node:path';
import { readReport } from './read-report.mjs';
import { runLoud } from './run-loud.mjs';

/** Runs one project of vitest.config.ts; resolves to { passed, failed, skipped: [names] }. */
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
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })));
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailure),
  ).length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed + brokenFiles || (code === 0 ? 0 : 1),
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName.trim()),
  };
}

const isFailure = ({ status }) => status === 'failed';
