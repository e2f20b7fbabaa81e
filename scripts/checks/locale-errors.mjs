import { readSource } from './source-files.mjs';

const CODES = 'packages/contract/src/problem.ts';
const CODE_LINE = /^ {2}([A-Z][A-Z_0-9]+): \[\d{3}, /gm;

/** Error codes of the wire (`contract/problem.ts`) for which the namespace `errors` has no words. */
export async function errorTextProblems(root, texts) {
  const source = await readSource(root, CODES).catch(() => '');
  const codes = [...source.matchAll(CODE_LINE)].map(([, code]) => code);
  return codes
    .filter((code) => !texts?.has(code))
    .map((code) => `en/errors: the code ${code} of the wire has no text`);
}
