import { join } from 'node:path';
import { runTool } from './command.mjs';

const PROJECTS = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web', '.'];

/**
 * Each TypeScript project by itself, because each sees another world: domain has neither DOM nor Node. What was found
 * is kept beside the packages, so that the next run looks at changed files only.
 */
export const types = {
  name: 'types',
  async run(root) {
    const problems = [];
    for (const project of PROJECTS) {
      const kept = join(root, 'node_modules/.cache/types', `${project.replace(/\W/g, '-')}.tsbuildinfo`);
      const { code, output } = await runTool(root, 'tsc', [
        ...['-p', project, '--pretty', 'false'],
        // Each checker works out the shared types anew: more of them cost more than they save.
        ...['--checkers', '2'],
        ...['--incremental', '--tsBuildInfoFile', kept],
      ]);
      if (code !== 0) problems.push(...output.trim().split('\n'));
    }
    return [...new Set(problems)];
  },
};
