import { problemsOfTool } from './command.mjs';

const QUIET = ['--no-progress', '--no-config-hints'];

/** Files, exports and packages that nothing or only tests use (knip.config.ts says where the roots are). */
export const deadCode = {
  name: 'dead code',
  run: async (root) => [
    ...(await problemsOfTool(root, 'knip', QUIET)),
    ...(await problemsOfTool(root, 'knip', ['--production', '--include', 'exports', ...QUIET])),
  ],
};
