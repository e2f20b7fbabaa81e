import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scorePass } from '../passes/index.ts';
import { topScores } from '../players/index.ts';
import {
  extendsItself,
  type MissablePass,
  missedPass,
  missedTopScores,
  MODIFIER_TYPES,
  modifierMinutes,
  type ModifierType,
  type PlayerScores,
  type ScoreModifier,
  shownScoreSteps,
  USUAL_CHANCES,
} from './index.ts';
import { flipped } from './shown-score.ts';

const PAGE = readFileSync(new URL('../../../../docs/rules/modifiers.md', import.meta.url), 'utf8');
const rowsOf = (section: string): string[][] =>
  (PAGE.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

describe('types', () => {
  it('are those of the page, with their chances, minutes and meetings', () => {
    const written = rowsOf('Types').map(([type, percent, , minutes, meeting]) => ({
      type,
      percent: Number(percent),
      minutes: Number(minutes),
      meeting,
    }));
    const coded = USUAL_CHANCES.map(({ type, percent }) => ({
      type,
      percent,
      minutes: modifierMinutes(type),
      meeting: extendsItself(type) ? 'extends' : 'stacks',
    }));
    expect(written).toEqual(coded);
    expect(coded).toHaveLength(9);
    expect(coded.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});

describe('worked cases of the page', () => {
  const cases = rowsOf('Order').map(([stored = '', given = '', steps = '', shown = '']) => ({
    stored,
    given,
    steps: steps === '' ? [] : steps.split(', ').map(Number),
    shown: Number(shown),
  }));

  it('are there', () => expect(cases.length).toBeGreaterThanOrEqual(12));

  it.each(cases)('$stored with $given shows $shown', ({ stored, given, steps, shown }) => {
    const [ranked = 0, generalScore = 0, ppScore = 0, wfScore = 0, score12K = 0] = stored
      .split(' / ')
      .map(Number);
    const scores = { rankedScore: ranked, generalScore, ppScore, wfScore, score12K };
    const modifiers = given.split(', ').map((text): ScoreModifier => {
      const [type, value] = text.split(' ');
      return { type: type as ModifierType, value: value === undefined ? null : Number(value) };
    });
    const found = shownScoreSteps(scores, modifiers, 0).map((step) => step.rankedScore);
    expect(found).toHaveLength(steps.length);
    for (const [index, step] of steps.entries()) expect(found[index]).toBeCloseTo(step, 8);
    expect(found.at(-1) ?? ranked).toBeCloseTo(shown, 8);
  });
});

const score = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100);
const anyScores: fc.Arbitrary<PlayerScores> = fc.record({
  rankedScore: score,
  generalScore: score,
  ppScore: score,
  wfScore: score,
  score12K: score,
});
const anyModifier = fc.record({
  type: fc.constantFrom(...MODIFIER_TYPES),
  value: fc.constantFrom(1.1, 1.25, 1.5),
});
const anyModifiers = fc.array(anyModifier, { maxLength: 12 });

describe('the order', () => {
  const order = ['oops_all_miss', 'score_combine', 'ranked_multiply', 'ranked_add', 'score_flip'];

  it('is that of the types, and of one type that of creation', () => {
    fc.assert(
      fc.property(anyScores, anyModifiers, score, (scores, modifiers, missed) => {
        const steps = shownScoreSteps(scores, modifiers, missed).map(({ modifier }) => modifier);
        const places = steps.map((modifier) => ({
          type: order.indexOf(modifier.type),
          at: modifiers.indexOf(modifier),
        }));
        for (const [index, { type, at }] of places.entries()) {
          const before = places[index - 1];
          if (before === undefined) continue;
          expect(before.type < type || (before.type === type && before.at < at)).toBe(true);
        }
      }),
    );
  });

  it('is the same whatever other types were drawn between, and in whatever order the types came', () => {
    fc.assert(
      fc.property(anyScores, anyModifiers, score, (scores, modifiers, missed) => {
        const byType = MODIFIER_TYPES.flatMap((type) => modifiers.filter((one) => one.type === type));
        const numbers = (list: readonly ScoreModifier[]) =>
          shownScoreSteps(scores, list, missed).map((step) => step.rankedScore);
        expect(numbers(byType)).toEqual(numbers(modifiers));
        const touching = modifiers.filter(({ type }) => order.includes(type));
        expect(numbers(touching)).toEqual(numbers(modifiers));
      }),
    );
  });

  it('has a step for each that touches the score, and one for all misses', () => {
    fc.assert(
      fc.property(anyScores, anyModifiers, score, (scores, modifiers, missed) => {
        const count = (type: string) => modifiers.filter((one) => one.type === type).length;
        const steps = shownScoreSteps(scores, modifiers, missed);
        for (const type of order.slice(1))
          expect(steps.filter(({ modifier }) => modifier.type === type)).toHaveLength(count(type));
        const misses = steps.filter(({ modifier }) => modifier.type === 'oops_all_miss');
        expect(misses.map((step) => step.rankedScore)).toEqual(count('oops_all_miss') === 0 ? [] : [missed]);
        for (const step of steps) expect(Number.isFinite(step.rankedScore)).toBe(true);
      }),
    );
  });
});

describe('a flip', () => {
  it('turns the digits before the point and keeps two decimals', () => {
    const cases: readonly [number, number][] = [
      [0, 0],
      [7, 7],
      [10, 1],
      [120.05, 21.05],
      [999.999, 1],
      [18204.77, 40281.77],
      [1e15, 1],
    ];
    for (const [stored, shown] of cases) expect(flipped(stored)).toBe(shown);
  });

  it('of a score that does not end in zeros gives the score back when it is flipped again', () => {
    fc.assert(
      fc.property(score, (stored) => {
        fc.pre(Math.floor(stored) % 10 !== 0);
        expect(flipped(flipped(stored))).toBe(stored);
      }),
    );
  });

  it('keeps the sum of the digits and the decimals', () => {
    const digits = (value: number) =>
      [...value.toFixed(2)].reduce((sum, digit) => sum + (Number(digit) || 0), 0);
    fc.assert(
      fc.property(score, (stored) => {
        expect(digits(flipped(stored))).toBe(digits(stored));
        expect(flipped(stored).toFixed(2).slice(-3)).toBe(stored.toFixed(2).slice(-3));
      }),
    );
  });
});

const count = fc.nat(2000);
const anyPass: fc.Arbitrary<MissablePass> = fc.record({
  id: fc.nat(1000),
  levelId: fc.nat(20),
  levelBaseScore: fc.constantFrom(null, 0, 250, 1000),
  difficulty: fc.constantFrom(
    { id: 21, name: 'G1', baseScore: 100 },
    { id: 41, name: 'U1', baseScore: 1000 },
  ),
  speed: fc.constantFrom(1, 1.2, 2),
  isNoHoldTap: fc.boolean(),
  judgements: fc.record({
    earlyDouble: count,
    earlySingle: count,
    ePerfect: count,
    perfect: count.map((tiles) => tiles + 1),
    lPerfect: count,
    lateSingle: count,
    lateDouble: count,
  }),
});

describe('a missed pass', () => {
  it('has 25 more early doubles, and accuracy and score of just that', () => {
    fc.assert(
      fc.property(anyPass, (pass) => {
        const shown = missedPass(pass);
        expect(shown.judgements).toEqual({
          ...pass.judgements,
          earlyDouble: pass.judgements.earlyDouble + 25,
        });
        const { accuracy, scoreV2 } = scorePass({ ...pass, judgements: shown.judgements });
        expect([shown.accuracy, shown.scoreV2]).toEqual([accuracy, scoreV2]);
      }),
    );
  });

  it('is never better than the pass', () => {
    fc.assert(
      fc.property(anyPass, (pass) => {
        const [shown, stored] = [missedPass(pass), scorePass(pass)];
        expect(shown.accuracy).toBeLessThanOrEqual(stored.accuracy);
        expect(shown.scoreV2).toBeLessThanOrEqual(stored.scoreV2);
      }),
    );
  });

  it('of 1,000 perfect tiles on G1 shows 0.98 and less', () => {
    const judgements = {
      earlyDouble: 0,
      earlySingle: 0,
      ePerfect: 0,
      perfect: 1000,
      lPerfect: 0,
      lateSingle: 0,
      lateDouble: 0,
    };
    const difficulty = { id: 21, name: 'G1', baseScore: 100 };
    const pass = { judgements, difficulty, levelBaseScore: null, speed: 1, isNoHoldTap: false };
    expect(scorePass(pass).accuracy).toBe(1);
    expect(missedPass(pass).accuracy).toBeCloseTo((1000 + 25 * 0.2) / 1025, 12);
    expect(missedPass(pass).scoreV2).toBeLessThan(scorePass(pass).scoreV2);
  });

  it('counts as others do: the best one of a level, the twenty best', () => {
    const passes = fc.uniqueArray(anyPass, { selector: ({ id }) => id, maxLength: 40 });
    fc.assert(
      fc.property(passes, (list) => {
        const missed = list.map((pass) => ({ ...pass, scoreV2: missedPass(pass).scoreV2 }));
        expect(missedTopScores(list)).toEqual(topScores(missed));
      }),
    );
  });
});
