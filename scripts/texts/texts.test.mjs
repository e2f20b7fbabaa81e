import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, readSource } from '../checks/source-files.mjs';
import { removeTemporaryTrees, temporaryTree } from '../checks/temporary-tree.mjs';
import { exportTexts } from './export.mjs';
import { importTexts } from './import.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCALES = 'apps/web/src/locales';
const LEVELS = `${LOCALES}/pages/levels.ts`;
const DESK = `${LOCALES}/staff/pages/desk.ts`;
const TABLE = `export const texts = {
  // Above the list.
  title: ['Levels', 'Poziomy', '关卡'],
  count: [
    { one: '{{shown}} level on this page of the list', other: '{{shown}} levels on this page of the list' },
    { one: '{{shown}} poziom', few: '{{shown}} poziomy', many: '{{shown}} poziomów', other: '{{shown}} poziomu' },
    '{{shown}} 个关卡',
  ],
  by: { name: ['by {{name}}', 'autor: {{name}}', '作者：{{name}}'] },
} satisfies Table;
`;
const PL = {
  title: 'Poziomy',
  count_one: '{{shown}} poziom',
  count_few: '{{shown}} poziomy',
  count_many: '{{shown}} poziomów',
  count_other: '{{shown}} poziomu',
  'by.name': 'autor: {{name}}',
};
const DESK_TABLE = "export const texts = { title: ['Desk', 'Biurko', '工作台'] } satisfies Table;\n";
const DESK_PL = { title: 'Biurko' };

let root;
let folder;
beforeEach(async () => {
  // A temporary tree is no checkout.
  const { vcs: _, ...biome } = JSON.parse(await readSource(ROOT, 'biome.json'));
  root = await temporaryTree({
    'biome.json': JSON.stringify(biome),
    [LEVELS]: TABLE,
    [DESK]: DESK_TABLE,
  });
  folder = join(root, 'translations');
});
afterAll(removeTemporaryTrees);

const exported = async (code) => JSON.parse(await readFile(join(folder, `${code}.json`), 'utf8'));

async function importPolish(content, name = 'pl.json') {
  const path = join(root, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return importTexts(root, path);
}

/** As long as it was. */
const shouted = (text) => text.replace(/^\p{L}/u, (letter) => (letter === 'X' ? 'Y' : 'X'));

describe('texts for translators', () => {
  it('are one file a language, in the order of the tables, with the plural forms in the keys', async () => {
    expect(await exportTexts(root, folder)).toEqual(
      ['en', 'pl', 'cn'].map((code) => join(folder, `${code}.json`)),
    );
    const polish = await exported('pl');
    expect(polish).toEqual({ 'pages/desk': DESK_PL, 'pages/levels': PL });
    expect(Object.keys(polish['pages/levels'])).toEqual(Object.keys(PL));
    expect((await exported('cn'))['pages/levels'].count_other).toBe('{{shown}} 个关卡');
  });

  it('come back alone: all else stays as it was', async () => {
    const given = { ...PL, title: 'Plansze "tu"', count_few: '{{shown}} plansze' };
    expect(await importPolish({ 'pages/desk': DESK_PL, 'pages/levels': given })).toEqual({
      problems: [],
      changed: [LEVELS],
    });
    expect(await readSource(root, LEVELS)).toBe(
      TABLE.replace('Poziomy', 'Plansze "tu"').replace('poziomy', 'plansze'),
    );
    expect(await readSource(root, DESK)).toBe(DESK_TABLE);
  });

  it('come back from a folder, every language at once', async () => {
    await exportTexts(root, folder);
    for (const code of ['en', 'cn']) {
      const texts = await exported(code);
      texts['pages/desk'].title = `${code}!`;
      await writeFile(join(folder, `${code}.json`), JSON.stringify(texts));
    }
    expect((await importTexts(root, folder)).changed).toEqual([DESK]);
    expect(await readSource(root, DESK)).toContain("['en!', 'Biurko', 'cn!']");
  });

  it.each([
    ['a key too many', { more: 'x' }, 'pl.json, pages/levels: "more" is in no table'],
    ['a key too few', { count_few: undefined }, 'pl.json, pages/levels: "count_few" is missing'],
    ['what is no text', { title: 1 }, 'pl.json, pages/levels: "title" is no text'],
    ['nothing', { title: ' ' }, 'pl.json, pages/levels: "title" is empty'],
    [
      'another variable',
      { 'by.name': '{{nazwa}}' },
      'pl.json, pages/levels: "by.name" has {{nazwa}}, en has {{name}}',
    ],
  ])('are refused with %s, all of them', async (_what, change, problem) => {
    const given = { 'pages/desk': { title: 'Blat' }, 'pages/levels': { ...PL, ...change } };
    expect(await importPolish(given)).toEqual({ problems: [problem], changed: [] });
    expect(await readSource(root, DESK)).toBe(DESK_TABLE);
    expect(await readSource(root, LEVELS)).toBe(TABLE);
  });

  it.each([
    ['{', 'pl.json', 'pl.json is no JSON of namespaces with keys and texts'],
    [{}, 'de.json', 'de.json has the name of no language: en.json, pl.json, cn.json'],
    [{ 'pages/levels': PL }, 'pl.json', 'pl.json: the namespace "pages/desk" is missing'],
    [
      { 'pages/desk': DESK_PL, 'pages/levels': PL, constructor: {} },
      'pl.json',
      'pl.json: the namespace "constructor" is in no table',
    ],
  ])('are refused as %j in %s', async (content, name, problem) => {
    expect(await importPolish(content, name)).toEqual({ problems: [problem], changed: [] });
  });

  it('make the column of a language that the tables have not yet', async () => {
    await writeFile(
      join(root, DESK),
      "export const texts = { title: ['Desk', 'Biurko'] } satisfies Table;\n",
    );
    await writeFile(
      join(root, LEVELS),
      TABLE.replace("    '{{shown}} 个关卡',\n", '').replace(/, '[^']*\p{Script=Han}[^']*'/gu, ''),
    );
    await exportTexts(root, folder);
    const chinese = await exported('cn');
    expect(chinese).toEqual({
      'pages/desk': { title: '' },
      'pages/levels': { title: '', count_other: '', 'by.name': '' },
    });
    chinese['pages/desk'] = { title: '工作台' };
    chinese['pages/levels'] = { title: '关卡', count_other: '{{shown}} 个关卡', 'by.name': '作者：{{name}}' };
    await writeFile(join(root, 'cn.json'), JSON.stringify(chinese));
    expect(await importTexts(root, join(root, 'cn.json'))).toEqual({ problems: [], changed: [DESK, LEVELS] });
    expect([await readSource(root, DESK), await readSource(root, LEVELS)]).toEqual([DESK_TABLE, TABLE]);
  });

  it('of the site go out and come back to the byte, changed and changed back', async () => {
    await cp(join(ROOT, LOCALES), join(root, LOCALES), { recursive: true });
    const tree = async () =>
      Promise.all((await filesBelow(root, LOCALES)).map((path) => readSource(root, path)));
    const before = await tree();
    await exportTexts(root, folder);
    expect(await importTexts(root, folder)).toEqual({ problems: [], changed: [] });
    const changed = await exported('pl');
    for (const group of Object.values(changed)) for (const key in group) group[key] = shouted(group[key]);
    expect((await importPolish(changed)).changed).toHaveLength(before.length);
    expect(await tree()).not.toEqual(before);
    expect((await importTexts(root, folder)).changed).toHaveLength(before.length);
    expect(await tree()).toEqual(before);
  });
});
