import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainSearch } from './explain-search.ts';
import { levelList } from './level-list.ts';
import { formatSearch, parseSearch } from './search-grammar.ts';

const explain = (query: string) => explainSearch(query, levelList.searchFields);

describe('the parts of a query', () => {
  it('have a meaning, a place, a joint and the query without them', () => {
    expect(explain(' song:glass,-Artist = "a, b" | moon').parts).toEqual([
      {
        start: 1,
        end: 11,
        meaning: { field: 'song', mode: 'contains', value: 'glass', isNegated: false },
        text: 'song:glass',
        joint: '',
        without: '-artist="a, b" | moon',
      },
      {
        start: 12,
        end: 28,
        meaning: { field: 'artist', mode: 'equals', value: 'a, b', isNegated: true },
        text: '-artist="a, b"',
        joint: ', ',
        without: 'song:glass | moon',
      },
      {
        start: 31,
        end: 35,
        meaning: { field: 'any', mode: 'contains', value: 'moon', isNegated: false },
        text: 'moon',
        joint: ' | ',
        without: 'song:glass, -artist="a, b"',
      },
    ]);
  });

  it('are one for a number', () => {
    expect(explain(' #012 ').parts).toEqual([
      { start: 1, end: 5, meaning: { field: 'id', id: 12 }, text: '#12', joint: '', without: '' },
    ]);
  });

  it('are none for a query that is refused', () => {
    expect(explain('a'.repeat(256)).parts).toEqual([]);
    expect(explain(Array(21).fill('a').join(',')).parts).toEqual([]);
  });
});

describe('warnings', () => {
  it.each([
    [
      'songs:a',
      { kind: 'unknown-field', start: 0, end: 5, word: 'songs', meant: 'song', corrected: 'song:a' },
    ],
    [
      'a, -atrist=b',
      {
        kind: 'unknown-field',
        start: 4,
        end: 10,
        word: 'atrist',
        meant: 'artist',
        corrected: 'a, -artist=b',
      },
    ],
    ['vfx:a', { kind: 'unknown-field', start: 0, end: 3, word: 'vfx', meant: 'vfxer', corrected: 'vfxer:a' }],
    ['level:a', { kind: 'unknown-field', start: 0, end: 5, word: 'level', meant: null, corrected: null }],
    ['a, "b', { kind: 'unclosed-quote', start: 3, end: 4 }],
    ['song:, a', { kind: 'no-value', start: 0, end: 5, word: 'song' }],
    ['-song=""', { kind: 'no-value', start: 0, end: 6, word: 'song' }],
  ])('%j', (query, warning) => {
    expect(explain(query).warnings).toEqual([warning]);
  });

  it.each([
    '',
    'song:a',
    '"songs":a',
    '"songs:a"',
    'https://example.org',
    '7:30',
    'a "b" c',
    '""""',
    ':',
    '#1',
  ])('%j has none', (query) => {
    expect(explain(query).warnings).toEqual([]);
  });
});

const pieces = fc.constantFrom(
  ...[
    'song',
    'Team',
    'tittle',
    'x',
    ' ',
    ':',
    '=',
    ',',
    '|',
    '"',
    '""',
    '-',
    '!',
    '#',
    '1',
    '\u200B',
    '夜',
    '🎹',
  ],
);
const wild = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
);

it('holds for any text: the parts give the canonical query, and each lies where it says', () => {
  fc.assert(
    fc.property(wild, (query) => {
      const { parts, warnings } = explain(query);
      const read = parseSearch(query, levelList.searchFields);
      const canonical = read.ok ? formatSearch(read.search) : '';
      expect(parts.map(({ joint, text }) => joint + text).join('')).toBe(canonical);
      let end = 0;
      for (const part of parts) {
        expect(part.start).toBeGreaterThanOrEqual(end);
        expect(part.end).toBeGreaterThan(part.start);
        end = part.end;
        const alone = explain(query.slice(part.start, part.end)).parts;
        if (part.meaning.field !== 'id' && alone[0]?.meaning.field !== 'id')
          expect(alone.map(({ text }) => text)).toEqual([part.text]);
      }
      expect(end).toBeLessThanOrEqual(query.length);
      for (const { start, end: last } of warnings)
        expect(0 <= start && start < last && last <= query.length).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('holds for any text: without a part, all others are left', () => {
  fc.assert(
    fc.property(wild, (query) => {
      const { parts } = explain(query);
      for (const [index, { without }] of parts.entries())
        expect(explain(without).parts.map(({ text }) => text)).toEqual(
          parts.filter((_, other) => other !== index).map(({ text }) => text),
        );
    }),
    { numRuns: 500 },
  );
});
