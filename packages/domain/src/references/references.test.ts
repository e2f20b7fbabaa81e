import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceChanges } from './reference-changes.ts';
import { formatReferenceText, parseReferenceText } from './reference-text.ts';
import {
  compareReferenceTypes,
  parseReferenceType,
  referenceTypeLetters,
  referenceTypeText,
} from './reference-type.ts';

function stored(text: string): string {
  const result = parseReferenceType(text);
  return result.ok ? referenceTypeText(result.types) : result.code;
}

describe('reference type', () => {
  it.each([
    ['', ''],
    ['r', 'ROLLING'],
    ['T+R', 'ROLLING+TECH'],
    [' i + k ', 'INDEXING+KEYCOUNT'],
    ['K+', 'KEYCOUNT_PLUS'],
    ['K+T', 'TECH+KEYCOUNT'],
    ['K++T', 'TECH+KEYCOUNT_PLUS'],
    ['T+K+', 'TECH+KEYCOUNT_PLUS'],
    ['R+I+T+K+', 'ROLLING+INDEXING+TECH+KEYCOUNT_PLUS'],
    ['tech+rolling', 'ROLLING+TECH'],
    ['KEYCOUNT_PLUS+T', 'TECH+KEYCOUNT_PLUS'],
    ['KEYCOUNT+TECH', 'TECH+KEYCOUNT'],
    ['X', 'REFERENCE_FORMAT'],
    ['RT', 'REFERENCE_FORMAT'],
    ['R+', 'REFERENCE_FORMAT'],
    ['+R', 'REFERENCE_FORMAT'],
    ['R++T', 'REFERENCE_FORMAT'],
    ['K+++T', 'REFERENCE_FORMAT'],
    ['ROLL', 'REFERENCE_FORMAT'],
    ['R+R', 'REFERENCE_COMBINATION'],
    ['K+K', 'REFERENCE_COMBINATION'],
    ['K+K+', 'REFERENCE_COMBINATION'],
    ['K++K', 'REFERENCE_COMBINATION'],
  ])('%j is %s', (text, expected) => {
    expect(stored(text)).toBe(expected);
  });

  it('is read for any text, and both written forms read back', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom('R', 'i', 'T', 'K', '+', ' ', 'TECH')).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(wild, (text) => {
        const result = parseReferenceType(text);
        if (!result.ok) return;
        expect(parseReferenceType(referenceTypeLetters(result.types))).toEqual(result);
        expect(parseReferenceType(referenceTypeText(result.types))).toEqual(result);
      }),
    );
  });

  it('sorts by members, then by sequence, none last', () => {
    const texts = ['', 'K', 'R', 'T+K', 'R+T', 'I+T', 'R+I+T'];
    const types = texts.map((text) => {
      const result = parseReferenceType(text);
      return result.ok ? result.types : [];
    });
    expect(types.sort(compareReferenceTypes).map(referenceTypeLetters)).toEqual([
      'R+I+T',
      'R+T',
      'I+T',
      'T+K',
      'R',
      'K',
      '',
    ]);
  });
});

describe('reference text', () => {
  it('takes one group a line', () => {
    const { references, problems } = parseReferenceText('R+T: 12, 7\n\n 5 \nK+: 7, 8');
    expect(problems).toEqual([]);
    expect(formatReferenceText(references)).toBe('R+T: 7, 12\nK+: 8\n5');
  });

  it.each([
    ['177，211，194，251', '177, 194, 211, 251'],
    ['12 34', '12, 34'],
    ['12;34', '12, 34'],
    ['#12, #34', '12, 34'],
    ['Ｒ＋Ｔ：１２、３４；＃５６', 'R+T: 12, 34, 56'],
    ['R:', ''],
    ['', ''],
  ])('reads %j', (text, written) => {
    const { references, problems } = parseReferenceText(text);
    expect([formatReferenceText(references), problems]).toEqual([written, []]);
  });

  it.each([
    ['5 , x, 1e3, -4', [1, ['x', '1e3', '-4']]],
    ['12\nR 12, 34', [2, ['R']]],
    ['R: 12: 34', [1, ['12:']]],
    ['R: ，、', [1, ['，、']]],
    ['12.34', [1, ['12.34']]],
  ])('names what is no id in %j', (text, [line, unread]) => {
    expect(parseReferenceText(text).problems).toEqual([{ line, code: 'NO_ID', unread }]);
  });

  it('names the lines it cannot read', () => {
    expect(parseReferenceText('R: 1\nZ: 2\r\nR+R: 3\n: 4')).toEqual({
      references: [
        { levelId: 1, types: ['ROLLING'] },
        { levelId: 4, types: [] },
      ],
      problems: [
        { line: 2, code: 'REFERENCE_FORMAT' },
        { line: 3, code: 'REFERENCE_COMBINATION' },
      ],
    });
  });

  it('has a canonical form', () => {
    const line = fc.tuple(
      fc.constantFrom('', 'R: ', 'K+: ', 'T+I: ', 'Q: '),
      fc.array(fc.nat(20), { maxLength: 5 }),
    );
    const wild = fc.oneof(
      fc.string(),
      fc.array(line).map((lines) => lines.map(([type, ids]) => type + ids.join(',')).join('\n')),
    );
    fc.assert(
      fc.property(wild, (text) => {
        const canonical = formatReferenceText(parseReferenceText(text).references);
        expect(parseReferenceText(canonical).problems).toEqual([]);
        expect(formatReferenceText(parseReferenceText(canonical).references)).toBe(canonical);
      }),
    );
  });
});

describe('changes of a difficulty', () => {
  it('are what is new, what has another type, and what is no longer there', () => {
    const present = [
      { levelId: 1, type: 'TECH' },
      { levelId: 2, type: '' },
      { levelId: 3, type: 'ROLLING' },
    ];
    const wanted = [
      { levelId: 4, type: '' },
      { levelId: 2, type: 'TECH' },
      { levelId: 1, type: 'TECH' },
      { levelId: 4, type: 'ROLLING' },
    ];
    expect(referenceChanges(present, wanted)).toEqual({
      added: [{ levelId: 4, type: '' }],
      updated: [{ levelId: 2, type: 'TECH' }],
      removedLevelIds: [3],
    });
  });

  it('lead from the one set to the other', () => {
    const set = fc.uniqueArray(fc.record({ levelId: fc.nat(9), type: fc.constantFrom('', 'TECH') }), {
      selector: ({ levelId }) => levelId,
    });
    fc.assert(
      fc.property(set, set, (present, wanted) => {
        const { added, updated, removedLevelIds } = referenceChanges(present, wanted);
        const rows = new Map<number, string>(present.map(({ levelId, type }) => [levelId, type]));
        for (const id of removedLevelIds) expect(rows.delete(id)).toBe(true);
        for (const { levelId, type } of updated)
          expect([rows.get(levelId), rows.set(levelId, type)][0]).not.toBe(type);
        for (const { levelId, type } of added)
          expect([rows.has(levelId), rows.set(levelId, type)][0]).toBe(false);
        expect([...rows].sort()).toEqual(wanted.map(({ levelId, type }) => [levelId, type]).sort());
      }),
    );
  });
});
