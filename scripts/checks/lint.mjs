import { problemsOfTool } from './command.mjs';

/** oxlint with the rules that need types; the list of rules and the exceptions are in .oxlintrc.json. */
export const lint = {
  name: 'lint',
  run: (root) =>
    problemsOfTool(root, 'oxlint', [
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--format=unix',
    ]),
};
