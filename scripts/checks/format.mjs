import { problemsOfTool } from './command.mjs';

/** The one layout of all files; `npm run format` repairs what this finds. */
export const format = {
  name: 'format',
  run: (root) => problemsOfTool(root, 'biome', ['format', '--max-diagnostics=50', '.']),
};
