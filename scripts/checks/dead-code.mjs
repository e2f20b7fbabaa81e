import { problemsOfTool } from './command.mjs';

const QUIET = ['--no-progress', '--no-config-hints'];

/** Files, exports and packages that nothing uses, or nothing but tests (knip.config.ts says where the roots are). */
export const deadCode = {
  name: 'dead code',
  run: async (root) => [
    ...(await problemsOfTool(root, 'knip', QUIET)),
    ...(await problemsOfTool(root, 'knip', ['--production', '--include', 'exports', ...QUIET])),
  ],
};
