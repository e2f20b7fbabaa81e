import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_DIFFICULTIES } from '../difficulties/index.ts';
import { type ParsedRating, parseRating } from './grammar.ts';
import { doDisagree, voteSpread } from './spread.ts';
import { averageRating, ratingVotes } from './votes.ts';

const specials = SEED_DIFFICULTIES.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
const grammar = { mode: 'permissive', specials } as const;
const read = (text: string): ParsedRating => {
  const parsed = parseRating(text, grammar);
  if (!parsed) throw new Error(`${text} does not parse`);
  return parsed;
};
const spreadOf = (texts: readonly string[]) => voteSpread(texts.map(read), SEED_DIFFICULTIES);
const named = (votes: readonly { difficulty: { name: string }; votes: number }[]) =>
  votes.map(({ difficulty, votes: count }) => [difficulty.name, count]);

describe('the spread of votes', () => {
  it('counts steps and specials, the middle of a range for the step nearest to it', () => {
    const spread = spreadOf(['G5', 'G1~G4', 'G3', 'U12~-2', 'Bus', '-2', '20.5', '']);
    expect(named(spread.steps)).toEqual([
      ['G3', 2],
      ['G5', 1],
      ['U12', 1],
    ]);
    expect(named(spread.specials)).toEqual([
      ['-2', 2],
      ['Bus', 1],
    ]);
    expect(spread.count).toBe(6);
  });

  it.each<[string[], number | null, number | null]>([
    [['G1', 'G3'], 22, 1],
    [['G1', 'G1', 'G1'], 21, 0],
    [['P20', 'G1~G2'], 20.75, 0.75],
    [['U20', 'P1'], 30.5, 29.5],
    [['-2', '7'], null, null],
    [[], null, null],
  ])('%j has mean %s and deviation %s', (texts, mean, deviation) => {
    expect(spreadOf(texts)).toMatchObject({ mean, deviation });
  });

  it('leaves out a step that the table lacks', () => {
    const shorter = SEED_DIFFICULTIES.filter(({ name }) => name !== 'G2');
    expect(voteSpread([read('G2')], shorter)).toMatchObject({ count: 0, steps: [], mean: null });
  });
});

describe('disagreement', () => {
  const row = (name: string | null) =>
    SEED_DIFFICULTIES.find((difficulty) => difficulty.name === name) ?? null;
  it.each<[string | null, string | null, boolean]>([
    ['G3', 'G5', false],
    ['G3', 'G6', true],
    ['G6', 'G3', true],
    ['P19', 'G1', false],
    ['P18', 'G1', true],
    ['-2', 'G1', true],
    ['G1', 'Bus', true],
    ['Bus', '-2', true],
    ['-2', '-2', false],
    [null, 'G1', false],
    ['-2', null, false],
    [null, null, false],
  ])('%s and %s: %s', (manager, community, isSo) => {
    expect(doDisagree(row(manager), row(community))).toBe(isSo);
  });
});

const file = new URL('../../../../../shared/data/rating_texts.txt', import.meta.url);
const realTexts = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const madeTexts = ['P1', 'P20', 'G1~G4', 'U3', 'U20', '-2', 'Bus', 'U12~-2', 'Q2~Q3', '7', '20.5+', 'G13-15'];
const texts = [...madeTexts, ...realTexts].filter((text) => parseRating(text, grammar) !== null);
const anyVotes = fc.array(fc.constantFrom(...texts), { maxLength: 25 }).map((some) => some.map(read));
const anyKind = fc.constantFrom('manager', 'community');

describe('averages and spreads of any votes', () => {
  it('do not depend on the order of the votes', () => {
    const shuffled = anyVotes.chain((votes) =>
      fc.tuple(
        fc.constant(votes),
        fc.shuffledSubarray(votes, { minLength: votes.length, maxLength: votes.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyKind, ([votes, others], kind) => {
        expect(averageRating(others, kind, SEED_DIFFICULTIES)).toBe(
          averageRating(votes, kind, SEED_DIFFICULTIES),
        );
        const { deviation, ...rest } = voteSpread(others, SEED_DIFFICULTIES);
        const { deviation: expected, ...others_ } = voteSpread(votes, SEED_DIFFICULTIES);
        expect(rest).toEqual(others_);
        expect(deviation ?? 0).toBeCloseTo(expected ?? 0, 9);
      }),
    );
  });

  it('a PGU vote more never moves the unrounded mean away from it', () => {
    const anyPgu = fc.constantFrom(
      ...texts.filter((text) => ratingVotes(read(text), SEED_DIFFICULTIES).pgu !== null),
    );
    fc.assert(
      fc.property(anyVotes, anyPgu.map(read), (votes, one) => {
        const place = ratingVotes(one, SEED_DIFFICULTIES).pgu ?? Number.NaN;
        const before = voteSpread(votes, SEED_DIFFICULTIES).mean;
        const after = voteSpread([...votes, one], SEED_DIFFICULTIES).mean ?? Number.NaN;
        const distance = before === null ? 0 : Math.abs(before - place);
        expect(Math.abs(after - place)).toBeLessThanOrEqual(distance + 1e-9);
      }),
    );
  });

  it('the average is the row nearest to the unrounded mean, unless a special decides', () => {
    fc.assert(
      fc.property(anyVotes, anyKind, (votes, kind) => {
        const average = averageRating(votes, kind, SEED_DIFFICULTIES);
        if (average?.type === 'SPECIAL') {
          const count = votes.filter((vote) =>
            ratingVotes(vote, SEED_DIFFICULTIES).specials.includes(average.name),
          );
          expect(count.length).toBeGreaterThanOrEqual(kind === 'manager' ? 4 : 6);
          return;
        }
        const mean = voteSpread(votes, SEED_DIFFICULTIES).mean;
        expect(average?.sortOrder ?? null).toBe(mean === null ? null : Math.floor(mean + 0.5));
      }),
    );
  });

  it('the spread has every vote on the scale once', () => {
    fc.assert(
      fc.property(anyVotes, (votes) => {
        const spread = voteSpread(votes, SEED_DIFFICULTIES);
        const placed = votes.filter((vote) => ratingVotes(vote, SEED_DIFFICULTIES).pgu !== null);
        expect(spread.steps.reduce((sum, step) => sum + step.votes, 0)).toBe(placed.length);
        expect(spread.count).toBeLessThanOrEqual(votes.length);
      }),
    );
  });
});
