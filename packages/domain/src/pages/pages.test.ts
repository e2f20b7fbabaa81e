import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinWords,
  leftOut,
  levelFilter,
  levelFilterParams,
  levelListCall,
  passFilter,
  passListCall,
} from './index.ts';

const words = fc.dictionary(
  fc.constantFrom(...Object.keys(levelFilter.defaults), 'pgu', 'utm_source', 'toString', '__proto__'),
  fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('1', '0', '60', 'only', 'DIFF_DESC', 'Marathon,Q2', 'a\\,b,\\\\,c\\'),
  ),
);

interface Asked {
  pguRange?: { from: string; to: string };
  specialDifficulties?: string[];
}

describe('the call of a list', () => {
  it.each<[Record<string, string>, Asked]>([
    [{}, {}],
    [{ special: 'Marathon' }, { pguRange: { from: 'P1', to: 'U20' }, specialDifficulties: ['Marathon'] }],
    [{ special: 'Marathon', scale: '0' }, { specialDifficulties: ['Marathon'] }],
    [{ special: 'Q2', scale: '0', from: '21' }, { specialDifficulties: ['Q2'] }],
    [{ scale: '0' }, {}],
    [
      { scale: '0', from: '21' },
      { pguRange: { from: 'G1', to: 'U20' }, specialDifficulties: [] },
    ],
  ])('%j asks for %j', (address, body) => {
    expect(levelListCall(levelFilter.read(address), 0).given.body).toEqual(body);
    const { pguRange, specialDifficulties } = body;
    expect(passListCall(passFilter.read(address), 0).given.body).toMatchObject({
      ...(pguRange && { minDiff: pguRange.from, maxDiff: pguRange.to }),
      ...(specialDifficulties && { specialDifficulties }),
    });
  });

  it('asks for levels that are being rated', () => {
    expect(levelListCall(levelFilter.read({ toRate: 'only' }), 0).given.toRate).toBe('only');
  });
});

describe('names of special difficulties in an address', () => {
  it('are the same again, commas and all', () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(',', '\\', 'a, b', '\\,'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(anyName, { maxLength: 5 }), (special) => {
        expect(levelFilter.read({ special: joinWords(special) }).special).toEqual(special);
      }),
    );
  });

  it.each([
    ['Marathon,Q2', ['Marathon', 'Q2']],
    ['Hard\\, really,Q2', ['Hard, really', 'Q2']],
    ['Q2\\', ['Q2\\']],
    [',,', []],
  ])('%j reads as %j', (address, names) => {
    expect(levelFilter.read({ special: address }).special).toEqual(names);
  });
});

describe('what an address asks for in vain', () => {
  it.each<Record<string, string>>([
    { sort: 'foo', pgu: 'zz', from: '61', cleared: 'maybe', scale: 'yes' },
    { toRate: 'true', constructor: 'x' },
  ])('is everything in %j', (address) => {
    const all = Object.entries(address).map(([name, value]) => ({ name, value }));
    expect(leftOut(levelFilterParams, address)).toEqual(all);
  });

  it.each<Record<string, string>>([
    { sort: 'DIFF_ASC', query: '#1', from: '7', special: 'Q2', scale: '0', toRate: 'only', to: '' },
    { utm_source: 'x', fbclid: 'y', ref: 'z', _gl: '1', si: 'a', lang: 'pl' },
  ])('is nothing in %j', (address) => {
    expect(leftOut(levelFilterParams, address)).toEqual([]);
  });

  const family = '👨\u200D👩\u200D👧\u200D👦';
  it.each([
    ['a'.repeat(254) + '😀', 'a'.repeat(254) + '😀', ''],
    ['😀'.repeat(256), '😀'.repeat(255), '😀'],
    ['a'.repeat(300), 'a'.repeat(255), 'a'.repeat(45)],
    ['a'.repeat(250) + family + 'b', 'a'.repeat(250), `${family}b`],
    ['a\0b', 'a\uFFFDb', ''],
  ])('is the end of a search of more than 255 characters', (query, read, rest) => {
    expect(levelFilter.read({ query }).query).toBe(read);
    expect(leftOut(levelFilterParams, { query })).toEqual(
      rest === '' ? [] : [{ name: 'query', value: rest, isBeyond: true }],
    );
  });

  it('is what follows a hundred special difficulties', () => {
    const names = Array.from({ length: 102 }, (_, index) => `S${index}`);
    expect(levelFilter.read({ special: joinWords(names) }).special).toEqual(names.slice(0, 100));
    expect(leftOut(levelFilterParams, { special: joinWords([...names, 'S0']) })).toEqual([
      { name: 'special', value: 'S100,S101', isBeyond: true },
    ]);
  });

  it('is never in the address that is written, which reads as the same again', () => {
    fc.assert(
      fc.property(words, (address) => {
        const values = levelFilter.read(address);
        const written = levelFilter.strip({ ...address, ...values });
        const texts = Object.fromEntries(
          Object.entries(written).map(([name, value]) => [
            name,
            typeof value === 'boolean'
              ? String(Number(value))
              : Array.isArray(value)
                ? joinWords(value)
                : String(value),
          ]),
        );
        expect(leftOut(levelFilterParams, texts)).toEqual([]);
        expect(levelFilter.read(texts)).toEqual(values);
      }),
    );
  });
});
