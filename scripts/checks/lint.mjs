import { problemsOfTool } from './command.mjs';

/** oxlint with the rules that need types; the list of rules and the exceptions are in .oxlintrc.json. */
export const lint = { name: 'lint', run: (root) => lintTree(root, ['--type-aware']) };

export function lintTree(root, args, options) {
  const strict = ['--deny-warnings', '--report-unused-disable-directives', '--format=unix'];
  return problemsOfTool(root, 'oxlint', [...args, ...strict], options);
}
