import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_DIFFICULTIES } from '../difficulties/index.ts';
import { formatRating, parseRating, singlesOf, tidyRating } from './grammar.ts';

const specials = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
const permissive = (text: string) => parseRating(text, { mode: 'permissive', specials });
const strict = (text: string) => parseRating(text, { mode: 'strict', specials });
const canonical = (text: string) => {
  const parsed = permissive(text);
  return parsed && formatRating(parsed);
};

/** The examples of docs/rules/ratings.md#text with the canonical form of each. */
const ACCEPTED: [text: string, form: string][] = [
  ['G13', 'G13'],
  ['g5', 'G5'],
  ['U20', 'U20'],
  ['P7~P13', 'P7~P13'],
  ['P7-13', 'P7~P13'],
  ['G1-G5', 'G1~G5'],
  ['P12~G3', 'P12~G3'],
  ['G12', 'G12'],
  ['U12~U14', 'U12~U14'],
  ['P12-14', 'P12~P14'],
  ['U12~-2', 'U12~-2'],
  ['U12--21', 'U12~-21'],
  ['21.1+', '21.1+'],
  ['19~20.0+', '19~20.0+'],
  ['17~18+', '17~18+'],
  ['18+', '18+'],
  ['20.5', '20.5'],
  ['7', '7'],
  ['-2', '-2'],
  ['-21', '-21'],
  ['0', 'Unranked'],
  ['Qq', 'Qq'],
  ['Q1+', 'Q1+'],
  ['Q2', 'Q2'],
  ['Q3+', 'Q3+'],
  ['Q4', 'Q4'],
  ['Bus', 'Bus'],
  ['Grande', 'Grande'],
  ['MA', 'MA'],
  ['MP', 'MP'],
  ['Marathon', 'Marathon'],
  ['Gimmick', 'Gimmick'],
];

const ALSO_ACCEPTED: [text: string, form: string][] = [
  ['', ''],
  ['  ', ''],
  [' u7 ', 'U7'],
  ['Ｇ５', 'G5'],
  ['\u200Bｇ１３　', 'G13'],
  ['P7～P13', 'P7~P13'],
  ['P7〜P13', 'P7~P13'],
  ['Ｐ７－１３', 'P7~P13'],
  ['P7–P13', 'P7~P13'],
  ['P7ーP13', 'P7~P13'],
  ['−２', '-2'],
  ['２０．５＋', '20.5+'],
  ['ＧＲＡＮＤＥ', 'Grande'],
  ['censored', '-2'],
  ['qQ', 'Qq'],
  ['GRANDE', 'Grande'],
  ['Q2~Q3', 'Q2~Q3'],
  ['P2 - P15', 'P2~P15'],
  ['-2~U5', '-2~U5'],
  ['-21 - -2', '-21~-2'],
  ['p5-p5', 'P5~P5'],
  ['19-18', '19~18'],
  ['21.4', '21.4'],
  ['20+', '20+'],
  ['1', '1'],
  ['17', '17'],
  ['P12-0', 'P12~Unranked'],
];

const REJECTED = ['U21', 'P0', '17+', '21.5', '22', 'G13-', 'U14~U12', 'Q5'];
const ALSO_REJECTED = [
  '18+~G1',
  '7~-2',
  'P07',
  'G5-3',
  '-',
  '~',
  '--',
  'G1~',
  'G1~G2~G3',
  'P1-21',
  'P12-G',
  '20.55',
  '21.9',
  '0.1',
  '18.5',
  'U1?',
  'G1/20',
  'Lv 12',
  'Epic',
  '-1',
];

describe('rating text', () => {
  it.each([...ACCEPTED, ...ALSO_ACCEPTED])('accepts %j as %j', (text, form) => {
    expect(canonical(text)).toBe(form);
  });

  it.each([...REJECTED, ...ALSO_REJECTED])('rejects %j', (text) => {
    expect(permissive(text)).toBeNull();
  });

  it('takes no range in strict mode', () => {
    for (const [text] of ACCEPTED) {
      const isRange = permissive(text)?.kind === 'range';
      expect(strict(text) === null).toBe(isRange);
    }
    expect(strict(' ')).toEqual({ kind: 'empty' });
  });

  it('names the kind of each value', () => {
    expect(permissive('U12~-2')).toEqual({
      kind: 'range',
      from: { kind: 'pgu', name: 'U12', value: 52 },
      to: { kind: 'special', name: '-2' },
    });
    expect(permissive('21.1+')).toEqual({ kind: 'single', single: { kind: 'old', name: '21.1+' } });
  });

  it('knows only the specials of the table', () => {
    const grammar = { mode: 'permissive', specials: ['Epic'] } as const;
    expect(parseRating('EPIC', grammar)).toMatchObject({ single: { name: 'Epic' } });
    expect(parseRating('censored', grammar)).toBeNull();
  });

  it('never throws, and its canonical form is a fixed point', () => {
    const pieces = fc.constantFrom(
      'P',
      'g',
      'U',
      '1',
      '12',
      '20',
      '21.',
      '.4',
      '+',
      '-',
      '~',
      ' ',
      '-2',
      'Qq',
      '0',
      'x',
    );
    const wild = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 6 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(wild, (text) => {
        const form = canonical(text);
        if (form === null) return;
        expect(canonical(form)).toBe(form);
        expect(permissive(form)).toEqual(permissive(text));
      }),
      { numRuns: 1000 },
    );
  });
});

const REAL_TEXTS = '../shared/data/rating_texts.txt';

describe.skipIf(!existsSync(REAL_TEXTS))('texts as people wrote them', () => {
  const texts = existsSync(REAL_TEXTS) ? readFileSync(REAL_TEXTS, 'utf8').split('\n').filter(Boolean) : [];

  it('reads every text or refuses it, and keeps what it reads', () => {
    expect(texts.length).toBeGreaterThan(150);
    for (const text of texts) {
      const form = canonical(text);
      if (form !== null) expect(canonical(form)).toBe(form);
    }
  });

  it('reads most of them, and all that name a step or a special', () => {
    const unread = texts.filter((text) => permissive(text) === null);
    expect(unread.length).toBeLessThan(texts.length / 2);
    const known = texts.filter((text) =>
      /^(?:[PGU](?:[1-9]|1\d|20)|Q[234]|Qq|MA|Grande|Unranked|Marathon|-21?)$/.test(text),
    );
    expect(known.length).toBeGreaterThan(60);
    for (const text of known) expect(canonical(text)).toBe(text);
  });

  it('takes the slashed, the vague and the out of range for nothing', () => {
    for (const text of texts.filter((candidate) => /[/?]|^Lv|^2[2-9]|^\d{3}/.test(candidate))) {
      expect(permissive(text)).toBeNull();
    }
  });

  it('finds one or two values in what it reads', () => {
    for (const text of texts) {
      const parsed = permissive(text);
      if (parsed) expect(singlesOf(parsed).length).toBe(parsed.kind === 'range' ? 2 : 1);
    }
  });
});

describe('a text as it is stored', () => {
  it.each([
    [' g5 ', 'G5'],
    ['Ｇ５', 'G5'],
    ['ｐ７～１３', 'P7~13'],
    ['P7〜P13', 'P7~P13'],
    ['難しい～', '難しい～'],
    ['p12 - 14', 'P12-14'],
    ['u12~u14', 'U12~U14'],
    ['p12-p14', 'P12-P14'],
    ['u12--21', 'U12--21'],
    ['U12 ~ censored', 'U12~-2'],
    ['0', 'Unranked'],
    ['mp', 'MP'],
    ['17~18+', '17~18+'],
    ['', ''],
    ['nothing', 'nothing'],
  ])('%j is stored as %j', (text, stored) => {
    expect(tidyRating(text, { mode: 'permissive', specials })).toBe(stored);
  });

  it('means what was written', () => {
    for (const [text] of [...ACCEPTED, ...ALSO_ACCEPTED])
      expect(permissive(tidyRating(text, { mode: 'permissive', specials }))).toEqual(permissive(text));
  });
});
