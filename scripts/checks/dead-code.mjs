import { problemsOfTool } from './command.mjs';

/** Files, exports and packages that nothing uses (knip.json says where the roots are). */
export const deadCode = {
  name: 'dead code',
  run: (root) => problemsOfTool(root, 'knip', ['--no-progress', '--no-config-hints']),
};
