import { join, relative } from 'node:path';
import { readReport, runQuietly } from './run-quietly.mjs';

/**
 * Runs one project of vitest.config.ts; resolves to { code, output, tests }. What a test writes is part of the output
 * where that test failed; the tests are as in test.mjs.
 */
export async function vitestSuite(root, project, { reportFolder, environment }) {
  const report = join(reportFolder, `${project}.json`);
  const ended = await runQuietly(
    root,
    'vitest',
    ['run', '--project', project, '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`],
    environment,
  );
  const files = (await readReport(report))?.testResults ?? [];
  return { ...ended, tests: files.flatMap((file) => testsOf(file, relative(root, file.name))) };
}

function testsOf({ assertionResults, status, message }, file) {
  const tests = assertionResults.map((test) => ({
    name: `${file}  ${test.fullName.trim()}`,
    state: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
    seconds: (test.duration ?? 0) / 1000,
    message: test.failureMessages[0],
  }));
  const isBroken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
  return isBroken ? [...tests, { name: file, state: 'failed', seconds: 0, message }] : tests;
}
