import { textsIn } from '../texts/read-table.mjs';
import { rowProblems } from '../texts/row-problems.mjs';
import { readTables } from '../texts/tables.mjs';
import { unusedKeys } from './locale-keys.mjs';
import { readSource } from './source-files.mjs';

/** Every language holds all texts with the same variables, in its own plural forms, and the code uses them all. */
export const locales = {
  name: 'locales',
  async run(root) {
    const tables = await readTables(root).catch((error) => error);
    if (tables instanceof Error) return [tables.message];
    const rows = [...tables].flatMap(([namespace, table]) => table.rows.map((row) => [namespace, row]));
    return [
      ...rows.flatMap(([namespace, row]) =>
        rowProblems(row).map(({ language, what }) => `${language}/${namespace}: ${what}`),
      ),
      ...(await unusedKeys(root, rows)),
      ...(await errorsWithoutText(root, tables.get('errors')?.rows ?? [])),
    ];
  },
};

const CODES = 'packages/contract/src/problem.ts';
const CODE_LINE = /^ {2}([A-Z][A-Z_0-9]+): \[\d{3}, /gm;

/** Error codes of the wire for which the namespace `errors` has no words. */
async function errorsWithoutText(root, rows) {
  const texts = new Map(textsIn(rows, 'en'));
  const codes = [...(await readSource(root, CODES)).matchAll(CODE_LINE)].map(([, code]) => code);
  return codes
    .filter((code) => !texts.has(code))
    .map((code) => `en/errors: the code ${code} of the wire has no text`);
}
