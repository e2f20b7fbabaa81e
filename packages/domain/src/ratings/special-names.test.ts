import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_DIFFICULTIES } from '../difficulties/index.ts';
import { MAX_RATING_LENGTH, parseRating, ratingGrammar, tidyRating } from './grammar.ts';
import { renamedRating } from './renamed-rating.ts';

/** What staff may call a special difficulty: names that look like everything else a rating may be. */
const names = [
  'P1~',
  'G5',
  'P1~G3',
  'P1-G3',
  '7',
  '21.4',
  '18~19',
  '-',
  '~',
  '--',
  '-5',
  'Half-Life',
  'Half - Life',
  'A',
  'A-B',
  'B~A',
  '(.*)+[',
  '\\d$^|',
  'Very  Hard',
  '地狱 - 极',
  'İ',
  'constructor',
  'Censored',
  '0',
  'x'.repeat(40),
];
const anyName = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((name) => name.trim() || 'x'),
);
const anyNames = fc.uniqueArray(anyName, {
  minLength: 1,
  maxLength: 12,
  selector: (name) => name.toLowerCase(),
});
const grammarOf = (specials: readonly string[]) => ({ mode: 'permissive', specials }) as const;

describe('a special difficulty that staff have named', () => {
  it('is read as itself, in any case, whatever its name looks like', () => {
    fc.assert(
      fc.property(anyNames, (specials) => {
        for (const mode of ['strict', 'permissive'] as const)
          for (const name of specials)
            for (const text of [name, ` ${name} `, name.toUpperCase()])
              if (text.trim().toLowerCase() === name.toLowerCase())
                expect(parseRating(text, { mode, specials })).toEqual({
                  kind: 'single',
                  single: { kind: 'special', name },
                });
      }),
    );
  });

  it('may be an end of a range', () => {
    const specials = ['Half-Life', 'P1~', '~~', 'Epic'];
    const range = (text: string) => {
      const parsed = parseRating(text, grammarOf(specials));
      return parsed?.kind === 'range' ? [parsed.from.name, parsed.to.name] : null;
    };
    expect(range('half-life~U5')).toEqual(['Half-Life', 'U5']);
    expect(range('G5-Half-Life')).toEqual(['G5', 'Half-Life']);
    expect(range('Half-Life - epic')).toEqual(['Half-Life', 'Epic']);
    expect(range('P1~~G3')).toEqual(['P1~', 'G3']);
    expect(range('G3~~~')).toEqual(['G3', '~~']);
    expect(parseRating('half-life~U5', { ...grammarOf(specials), mode: 'strict' })).toBeNull();
  });

  it('changes nothing for texts of others', () => {
    const texts = ['P12-14', 'G1~G4', 'U12~-2', '19~20.0+', '18+', '7', 'P1', 'G13-', 'U14~U12', 'x'];
    const seeds = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
    for (const text of texts)
      expect(parseRating(text, grammarOf([...seeds, 'P1~', 'Half-Life', '(.*)']))).toEqual(
        parseRating(text, grammarOf(seeds)),
      );
  });

  it('is stored so that it is read the same again', () => {
    const part = fc.oneof(anyName, fc.constantFrom('p5', 'G12', '14', '0', 'censored', '20.5', '-2'));
    const sign = fc.constantFrom('-', '~', ' - ', '~ ');
    const anyText = fc.oneof(
      part,
      fc.tuple(part, sign, part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyNames, anyText, (specials, text) => {
        const grammar = grammarOf([...specials, '-2', 'Unranked']);
        const stored = tidyRating(text, grammar);
        expect(parseRating(stored, grammar)).toEqual(parseRating(text, grammar));
        expect(tidyRating(stored, grammar)).toBe(stored);
        if ([...text.trim()].length <= MAX_RATING_LENGTH)
          expect([...stored].length).toBeLessThanOrEqual(MAX_RATING_LENGTH);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a range whose tidy form may mean something else', () => {
  it.each([
    ['P1 ~ G3', ['P1~G3'], 'P1 ~ G3'],
    ['p1 - g3', ['P1~G3'], 'P1-G3'],
    ['a - b-c', ['A', 'B-C', 'A-B', 'C', 'B'], 'A-B-C'],
    ['a-b - c', ['A-B', 'C', 'A', 'B-C'], 'a-b - c'],
    [`0~${'x'.repeat(45)}`, ['Unranked', 'x'.repeat(45)], `0~${'x'.repeat(45)}`],
  ])('%j beside %j is stored as %j', (text, specials, stored) => {
    const grammar = grammarOf(specials);
    expect(tidyRating(text, grammar)).toBe(stored);
    expect(parseRating(stored, grammar)).toEqual(parseRating(text, grammar));
  });
});

describe('the grammar of a table', () => {
  const row = (id: number, name: string, type: 'PGU' | 'SPECIAL' = 'SPECIAL') => ({ id, name, type });

  it('has the specials alone: a PGU row that is no step is in no text', () => {
    const grammar = ratingGrammar('permissive', [
      row(1, 'P1', 'PGU'),
      row(500, 'G2½', 'PGU'),
      row(7, 'Epic'),
    ]);
    expect(grammar.specials).toEqual(['Epic']);
    expect(parseRating('G2½', grammar)).toBeNull();
    expect(parseRating('epic', grammar)).toMatchObject({ single: { name: 'Epic' } });
  });

  it('reads 0 as the state of new levels, whatever it is called', () => {
    const read = (...rows: Parameters<typeof ratingGrammar>[1]) =>
      parseRating('0', ratingGrammar('strict', rows));
    expect(read(row(0, 'Not yet'))).toMatchObject({ single: { name: 'Not yet' } });
    expect(read(row(0, 'Not yet'), row(7, '0'))).toMatchObject({ single: { name: '0' } });
    expect(read(row(7, 'Epic'))).toBeNull();
  });
});

describe('a vote after specials were renamed', () => {
  const rename = (text: string, ...pairs: [before: string, after: string][]) =>
    renamedRating(
      text,
      grammarOf(['Bus', 'Q2', 'Q3', ...pairs.map(([before]) => before)]),
      grammarOf([...pairs.map(([, after]) => after)]),
      new Map(pairs),
    );

  const swapped: [string, string][] = [
    ['Q2', 'Q3'],
    ['Q3', 'Q2'],
  ];
  const long = 'x'.repeat(40);

  it.each<[string, [string, string][], string]>([
    ['Bus', [['Bus', 'Coach']], 'Coach'],
    ['U12~Bus', [['Bus', 'Coach']], 'U12~Coach'],
    ['Q2', swapped, 'Q3'],
    ['Q2~Q3', swapped, 'Q3~Q2'],
    ['G5', [['Bus', 'G5']], 'G5'],
    ['P12-14', [['Bus', 'Coach']], 'P12-14'],
    ['20.5', [['Bus', 'Coach']], '20.5'],
    ['nonsense', [['Bus', 'Coach']], 'nonsense'],
    [
      `Q2~${long}`,
      [
        ['Q2', 'y'.repeat(40)],
        [long, long],
      ],
      `Q2~${long}`,
    ],
  ])('%j after %j is %j', (text, pairs, after) => {
    expect(rename(text, ...pairs)).toBe(after);
  });
});
