import { afterAll, describe, expect, it } from 'vitest';
import { locales } from './locales.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';

const TABLE = {
  title: ['Levels', 'Poziomy', '关卡'],
  rows: [
    { one: '{{count}} level', other: '{{count}} levels' },
    { one: '1 poziom', few: '{{count}} poziomy', many: '{{count}} poziomów', other: '{{count}} poziomu' },
    '{{count}} 个关卡',
  ],
  by: { name: ['by {{name}}', 'autor: {{name}}', '作者：{{name}}'] },
};
const [ROWS_EN, { few: _, ...PL_WITHOUT_FEW }, ROWS_CN] = TABLE.rows;
const CODE = "t('pages/levels:title'); t('rows', { count: 2 }); t('by.name', { name: 'x' });";

afterAll(removeTemporaryTrees);

async function problemsOf({ table = TABLE, code = CODE, wire = '' }) {
  const text = typeof table === 'string' ? table : JSON.stringify(table);
  const root = await temporaryTree({
    'apps/web/src/locales/pages/levels.ts': `export const texts = ${text} satisfies Table;`,
    'apps/web/src/features/levels/LevelListPage.tsx': code,
    'packages/contract/src/problem.ts': wire,
  });
  return locales.run(root);
}

describe('the locale check', () => {
  it('is content with complete languages', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each([
    [
      'a missing text',
      { table: { ...TABLE, title: ['Levels', 'Poziomy'] } },
      'cn/pages/levels: "title" is missing',
    ],
    [
      'a superfluous text',
      { table: "{\n title: ['a', 'b', 'c', 'd'] }" },
      'apps/web/src/locales/pages/levels.ts:2 "title" has more texts than there are languages',
    ],
    [
      'an empty text',
      { table: { ...TABLE, title: ['Levels', 'Poziomy', ' '] } },
      'cn/pages/levels: "title" is empty',
    ],
    [
      'a missing plural form',
      { table: { ...TABLE, rows: [ROWS_EN, PL_WITHOUT_FEW, ROWS_CN] } },
      'pl/pages/levels: "rows" lacks the plural form few',
    ],
    [
      'a plural form that the language has not',
      { table: { ...TABLE, rows: [ROWS_EN, TABLE.rows[1], { one: '一', other: ROWS_CN }] } },
      'cn/pages/levels: "rows" has the plural form one, which cn never asks for',
    ],
    [
      'plural forms in one language only',
      { table: { ...TABLE, rows: ['{{count}} levels', ...TABLE.rows.slice(1)] } },
      'en/pages/levels: "rows" lacks the plural form one',
    ],
    [
      'a text that is put together',
      { table: "{ title: ['a' + 'b', 'c', 'd'] }" },
      'apps/web/src/locales/pages/levels.ts:1 "title" has what is no text',
    ],
    [
      'another variable',
      { table: { ...TABLE, by: { name: ['by {{name}}', '{{nazwa}}', '{{name}}'] } } },
      'pl/pages/levels: "by.name" has {{nazwa}}, en has {{name}}',
    ],
    [
      'a key that nothing uses',
      { code: "t('title'); t('rows');" },
      'en/pages/levels: "by.name" is used nowhere',
    ],
    [
      'an error code without words',
      { wire: "export const problemCodes = {\n  NOT_FOUND: [404, 'Not found.'],\n};" },
      'en/errors: the code NOT_FOUND of the wire has no text',
    ],
  ])('sees %s', async (_what, change, problem) => {
    expect(await problemsOf(change)).toContain(problem);
  });

  it('sees a key twice', async () => {
    const table = "{ title: ['a', 'b', 'c'],\n title: ['d', 'e', 'f'] }";
    expect(await problemsOf({ table })).toEqual([
      'apps/web/src/locales/pages/levels.ts:2 has the key "title" twice',
    ]);
  });

  it('takes a built key as the use of all that begin like it', async () => {
    expect(await problemsOf({ code: "t('title'); t('rows'); t(`by.${part}`);" })).toEqual([]);
  });
});
