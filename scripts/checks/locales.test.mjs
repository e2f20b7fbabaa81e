import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { locales } from './locales.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';

const EN = {
  title: 'Levels',
  rows_one: '{{count}} level',
  rows_other: '{{count}} levels',
  by: { name: 'by {{name}}' },
};
const PL = {
  title: 'Poziomy',
  rows_one: '{{count}} poziom',
  rows_few: '{{count}} poziomy',
  rows_many: '{{count}} poziomów',
  rows_other: '{{count}} poziomu',
  by: { name: 'autor: {{name}}' },
};
const CN = { title: '关卡', rows_other: '{{count}} 个关卡', by: { name: '作者：{{name}}' } };
const CODE = "t('pages/levels:title'); t('rows', { count: 2 }); t('by.name', { name: 'x' });";

// Its own rule for locale files; a temporary tree is no checkout.
const { vcs: _, ...biome } = JSON.parse(readFileSync(new URL('../../biome.json', import.meta.url), 'utf8'));

afterAll(removeTemporaryTrees);

async function problemsOf({ en = EN, pl = PL, cn = CN, code = CODE, wire = '' }) {
  const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  const root = await temporaryTree({
    'apps/web/src/locales/en/pages/levels.json': text(en),
    'apps/web/src/locales/pl/pages/levels.json': text(pl),
    'apps/web/src/locales/cn/pages/levels.json': text(cn),
    'apps/web/src/features/levels/LevelListPage.tsx': code,
    'packages/contract/src/problem.ts': wire,
    'biome.json': JSON.stringify(biome),
  });
  return locales.run(root);
}

describe('the locale check', () => {
  it('is content with complete languages', async () => {
    expect(await problemsOf({})).toEqual([]);
  });

  it.each([
    ['a missing text', { cn: { ...CN, title: undefined } }, 'cn/pages/levels: "title" is missing'],
    ['a superfluous text', { pl: { ...PL, more: 'x' } }, 'pl/pages/levels: "more" is not in en'],
    ['an empty text', { cn: { ...CN, title: ' ' } }, 'cn/pages/levels: "title" is empty'],
    [
      'a missing plural form',
      { pl: { ...PL, rows_few: undefined } },
      'pl/pages/levels: "rows" lacks the plural form few',
    ],
    [
      'a plural form that the language has not',
      { cn: { ...CN, rows_one: '一' } },
      'cn/pages/levels: "rows" has the plural form one, which cn never asks for',
    ],
    [
      'another variable',
      { pl: { ...PL, by: { name: '{{nazwa}}' } } },
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
    const cn = '{ "title": "关", "title": "卡", "rows_other": "x", "by": { "name": "{{name}}" } }';
    expect(await problemsOf({ cn })).toEqual([expect.stringContaining('noDuplicateObjectKeys')]);
  });

  it('takes a built key as the use of all that begin like it', async () => {
    expect(await problemsOf({ code: "t('title'); t('rows'); t(`by.${part}`);" })).toEqual([]);
  });
});
