import { afterAll, describe, expect, it } from 'vitest';
import { joinedTexts } from './joined-texts.mjs';
import { removeTemporaryTrees, temporaryTree } from './temporary-tree.mjs';

afterAll(removeTemporaryTrees);

const problemsWith = async (code, path = 'apps/web/src/A.tsx') =>
  joinedTexts.run(await temporaryTree({ [path]: code }));

describe('joined texts', () => {
  it.each([
    ['a list', "names.join(', ')"],
    ['a list in full width', "names.join('、')"],
    ['a label and its value', '`${label}: ${value}`'],
    ['brackets', '`${name} (${count})`'],
    ['brackets behind a condition', 'isOff ? ` (${off})` : null'],
    ['two sentences', '`${one}. ${two}`'],
    ['a colon on the page', '<p>{label}: <b>{value}</b></p>'],
    ['brackets on the page', '<p>{name} ({count})</p>'],
    ['a comma behind a condition', "<p>{index === 0 ? null : ', '}{name}</p>"],
    ['a comma before a hidden word', '<span>, {word}</span>'],
  ])('finds %s', async (_, code) => {
    expect(await problemsWith(`const a = ${code};`)).toEqual([
      expect.stringContaining('apps/web/src/A.tsx:1'),
    ]);
  });

  it.each([
    ['signs of every language', '`${name} · ${count} / ${all} → ${next}`'],
    ['code', '`translate(${x} ${y})`, `url("${address}")`, `${key}:${id}`, names.join(",")'],
    ['numbers and names', '`#${id}`, `${share}%`, `@${user}`'],
    ['a sign alone', '<span aria-hidden="true">:</span>'],
    ['whole sentences', '`${a} (not ours)`.length'],
    ['an attribute', '<a title=", ">{name}</a>'],
  ])('lets %s be', async (_, code) => {
    expect(await problemsWith(`const a = [${code}];`)).toEqual([]);
  });

  it.each(['apps/web/src/A.test.tsx', 'apps/web/src/locales/a.ts', 'apps/server/src/a.ts'])(
    'does not read %s',
    async (path) => {
      expect(await problemsWith("names.join(', ');", path)).toEqual([]);
    },
  );
});
