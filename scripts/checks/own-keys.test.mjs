import { afterAll, describe, expect, it } from 'vitest';
import { ownKeys } from './own-keys.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';

afterAll(removeTemporaryTrees);

/** Each line is looked at by itself; those of `PLANTED` must be found, those of `KEPT` must not. */
const BEGIN = `
declare const table: Record<string, number>;
declare const known: { readonly a: number; readonly b: number };
declare const list: readonly number[];
declare const text: string;
declare const place: number;
declare const name: 'a' | 'b';
declare const loose: any;
`;
const PLANTED = [
  'export const a1 = table[text];',
  'export const a2 = table[text.toLowerCase()] ?? 0;',
  'export const a3 = known[text as keyof typeof known];',
  'export const a4 = (known as Record<string, number>)[text];',
  'export const a5 = text in table;',
  'export const a6 = table[`x${text}`];',
  'export const a7 = table[loose];',
  'export const a8 = <K extends string>(key: K) => table[key];',
  'export const a9 = () => { table[text] = 1; };',
  'export const a10 = Object.hasOwn(table, name) ? table[text] : 0;',
  'export const a11 = Object.hasOwn(table, text) ? 0 : table[text];',
];
const KEPT = [
  'export const b1 = known[name];',
  "export const b2 = table['a'];",
  'export const b3 = list[place];',
  'export const b4 = Object.hasOwn(table, text) ? table[text] : 0;',
  'export const b5 = Object.hasOwn(table, text) && (table as Record<string, unknown>)[text];',
  'export const b6 = new Map([[text, 1]]).get(text);',
  'export const b7 = table[`src/${text}.ts`];',
  'export const b8 = <T, K extends keyof T>(whole: T, key: K) => whole[key];',
  'export const b9 = () => { if (Object.hasOwn(table, text)) return table[text]; return 0; };',
];

const planted = (texts) =>
  temporaryTree({
    'apps/server/tsconfig.json': '{ "compilerOptions": { "strict": true, "lib": ["ES2023"], "types": [] } }',
    'apps/server/src/planted.ts': BEGIN + texts.join('\n'),
    'apps/server/src/planted.test.ts': BEGIN + PLANTED.join('\n'),
    'apps/web/tsconfig.json': '{ "compilerOptions": { "types": [] } }',
    'apps/web/src/empty.ts': 'export {};',
  });

describe('what is looked up by any text', () => {
  it('is found, each at its line, and nothing where the names are known or asked for first', async () => {
    const first = BEGIN.split('\n').length;
    const found = await ownKeys.run(await planted([...PLANTED, ...KEPT]));
    const lines = found.map((problem) => Number(/^apps\/server\/src\/planted\.ts:(\d+) /.exec(problem)?.[1]));
    expect(lines.sort((a, b) => a - b)).toEqual(PLANTED.map((_, place) => first + place));
  });
});
