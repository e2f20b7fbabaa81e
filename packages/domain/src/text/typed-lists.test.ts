import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_ID, readId, readIds, typedNames } from './typed-lists.ts';

describe('a list of ids', () => {
  it.each([
    ['177，211，194，251', [177, 211, 194, 251]],
    ['12, 34', [12, 34]],
    ['12 34', [12, 34]],
    ['12\u300034\t56\n78', [12, 34, 56, 78]],
    ['12;34', [12, 34]],
    ['12；34、56', [12, 34, 56]],
    ['#12, #34', [12, 34]],
    ['＃１２，＃３４', [12, 34]],
    ['# 12 , ＃ 34', [12, 34]],
    ['１２３', [123]],
    ['007', [7]],
    ['12,,34,', [12, 34]],
    ['12, 34, 12', [12, 34]],
    [' ', []],
    ['', []],
    [String(LARGEST_ID), [LARGEST_ID]],
  ])('%j is %j', (text, ids) => {
    expect(readIds(text)).toEqual({ ids, unread: [] });
  });

  it.each([
    ['12, x', [12], ['x']],
    ['5, 1e3, -4, 99999999999', [5], ['1e3', '-4', '99999999999']],
    ['0', [], ['0']],
    ['12/34', [], ['12/34']],
    ['12.34', [], ['12.34']],
    ['#12#34', [], ['#12#34']],
    ['12²', [], ['12²']],
    ['①', [], ['①']],
    ['十二', [], ['十二']],
    ['#', [], ['#']],
    ['，、；', [], ['，、；']],
    [' ; ', [], [';']],
    [String(LARGEST_ID + 1), [], [String(LARGEST_ID + 1)]],
  ])('%j has unread pieces', (text, ids, unread) => {
    expect(readIds(text)).toEqual({ ids, unread });
  });

  const separator = fc.constantFrom(',', '，', '、', ';', '；', ' ', '\u3000', '\n', ' ， ', ', ');
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const written = (id: number) =>
    fc.constantFrom(String(id), `#${id}`, `# ${id}`, wide(String(id)), wide(`#${id}`));

  it('is read whatever separates it and however it is written', () => {
    const item = fc
      .integer({ min: 1, max: LARGEST_ID })
      .chain((id) => fc.tuple(fc.constant(id), written(id)));
    fc.assert(
      fc.property(fc.array(fc.tuple(item, separator)), (items) => {
        const text = items.map(([[, typed], between]) => typed + between).join('');
        const ids = [...new Set(items.map(([[id]]) => id))];
        expect(readIds(text)).toEqual({ ids, unread: [] });
      }),
    );
  });

  it('loses no sign of any text but separators: each piece is an id or unread', () => {
    const wild = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), separator, fc.nat().map(String), fc.constantFrom('#', '＃')),
    );
    fc.assert(
      fc.property(wild, (parts) => {
        const text = parts.join('');
        const { ids, unread } = readIds(text);
        if (ids.length === 0 && unread.length === 0) expect(text.replaceAll('\u200B', '').trim()).toBe('');
        for (const id of ids) expect(id >= 1 && id <= LARGEST_ID).toBe(true);
        const typed = text.replace(/\s/g, '');
        for (const piece of unread)
          expect([readId(piece), typed.includes(piece.replace(/\s/g, ''))]).toEqual([null, true]);
      }),
    );
  });
});

describe('a list of names', () => {
  it.each([
    ['Ash, Sorrel Vale', ['Ash', 'Sorrel Vale']],
    ['月光，夜 の 声、Vale；Ash;  Moss', ['月光', '夜 の 声', 'Vale', 'Ash', 'Moss']],
    ['one\ntwo\r\nthree', ['one', 'two', 'three']],
    [' , ，', []],
    ['a & b | c/d', ['a & b | c/d']],
  ])('%j is %j', (text, names) => {
    expect(typedNames(text)).toEqual(names);
  });
});
