import { describe, expect, it } from 'vitest';
import { SEED_DIFFICULTIES } from '../difficulties/index.ts';
import { type ParsedRating, parseRating } from './grammar.ts';
import { isCommentRequired, lowDiff } from './rating-text.ts';
import { averageRating, type RaterKind, ratingVotes } from './votes.ts';

const specials = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);

function read(text: string): ParsedRating {
  const parsed = parseRating(text, { mode: 'permissive', specials });
  if (!parsed) throw new Error(`${text} does not parse`);
  return parsed;
}

function average(texts: readonly string[], kind: RaterKind = 'manager'): string | null {
  return averageRating(texts.map(read), kind, SEED_DIFFICULTIES)?.name ?? null;
}

const times = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('votes of a rating', () => {
  it.each([
    ['G3', 23, []],
    ['G1~G4', 22.5, []],
    ['-2', null, ['-2']],
    ['U12~-2', 52, ['-2']],
    ['Q2~Q3', null, ['Q2', 'Q3']],
    ['Q2~Q2', null, ['Q2']],
    ['20.5', null, []],
    ['17~18+', null, []],
    ['', null, []],
  ])('%j: %s and %j', (text, pgu, specialVotes) => {
    expect(ratingVotes(read(text), SEED_DIFFICULTIES)).toEqual({ pgu, specials: specialVotes });
  });
});

describe('average of ratings', () => {
  it.each<[string[], string | null]>([
    [['G1', 'G2'], 'G2'],
    [['P12-14'], 'P13'],
    [['G1~G4'], 'G3'],
    [['G1~G4', 'G1'], 'G2'],
    [[...times(4, '-2'), ...times(10, 'U5')], '-2'],
    [[...times(3, '-2'), 'U1'], 'U1'],
    [['U12~-2'], 'U12'],
    [['20.5', '7'], null],
    [[...times(3, '-2')], null],
    [[], null],
    [[...times(4, 'Bus'), ...times(4, '-2')], '-2'],
    [[...times(5, 'Bus'), ...times(4, '-2')], 'Bus'],
    [['P20', 'G1'], 'G1'],
    [[...times(4, 'Q2~Q3')], 'Q2'],
  ])('%j gives %s', (texts, name) => {
    expect(average(texts)).toBe(name);
  });

  it('needs six votes on a special from the community', () => {
    expect(average([...times(5, '-2'), 'U1'], 'community')).toBe('U1');
    expect(average([...times(6, '-2'), 'U1'], 'community')).toBe('-2');
  });

  it('follows sort orders that staff have changed', () => {
    const moved = SEED_DIFFICULTIES.map((row) => (row.name === 'G2' ? { ...row, sortOrder: 500 } : row));
    expect(averageRating([read('G2')], 'manager', moved)?.name).toBe('G2');
    expect(averageRating([read('G1'), read('G3')], 'manager', moved)?.name).toBe('G3');
  });
});

describe('low difficulty', () => {
  it.each([
    ['', 'P5', true],
    ['', 'p12-14', true],
    ['', 'P1~G3', true],
    ['', '7', true],
    ['', '19', true],
    ['', '19+', true],
    ['', '17~18+', true],
    ['', '18 - 19+', true],
    ['', '19~20.0+', false],
    ['', '20', false],
    ['', '0', false],
    ['', 'G5', false],
    ['', 'Pending', false],
    ['', '', false],
    ['G3', 'P5', false],
    ['P5', 'G3', true],
    ['  ', 'P5', true],
  ])('rerate %j, requested %j: %s', (rerateNum, requested, isLow) => {
    expect(lowDiff(rerateNum, requested)).toBe(isLow);
  });
});

describe('rating rules', () => {
  it('asks for a comment with -2 or when the level does', () => {
    expect(isCommentRequired(read('-2'), false)).toBe(true);
    expect(isCommentRequired(read('censored'), false)).toBe(true);
    expect(isCommentRequired(read('U12~-2'), false)).toBe(true);
    expect(isCommentRequired(read('-21'), false)).toBe(false);
    expect(isCommentRequired(read('G3'), true)).toBe(true);
  });
});
