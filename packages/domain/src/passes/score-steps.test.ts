import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JUDGEMENT_KEYS, type Judgements } from './judgements.ts';
import { type ScoreInput, scoreParts, scorePass } from './score.ts';
import { scoreSteps } from './score-steps.ts';

const anyJudgements = fc
  .record(Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, fc.nat(10_000)])))
  .map((counts) => counts as unknown as Judgements);
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  judgements: anyJudgements,
  levelBaseScore: fc.option(fc.double({ min: 0, max: 20_000, noNaN: true })),
  difficulty: fc.record({
    id: fc.constantFrom(41, 64),
    name: fc.constantFrom('U3', 'Marathon'),
    baseScore: fc.double({ min: 0, max: 20_000, noNaN: true }),
  }),
  speed: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
  isNoHoldTap: fc.boolean(),
});

/** The steps multiplied from the first on, as a reader of them would. */
function multiplied(input: ScoreInput): number {
  return scoreSteps(scoreParts(input)).reduce(
    (product, { factor, running }) => (factor === null ? running : product * factor),
    0,
  );
}

const pass = {
  judgements: {
    earlyDouble: 0,
    earlySingle: 2,
    ePerfect: 20,
    perfect: 960,
    lPerfect: 18,
    lateSingle: 0,
    lateDouble: 0,
  },
  levelBaseScore: null,
  difficulty: { id: 34, name: 'G14', baseScore: 230 },
  speed: 1,
  isNoHoldTap: true,
};

describe('the steps of a score', () => {
  it('lead from the base score to the score', () => {
    const steps = scoreSteps(scoreParts(pass));
    expect(steps.map(({ name, factor }) => [name, factor && Number(factor.toFixed(4))])).toEqual([
      ['base', null],
      ['accuracy', 2.19],
      ['speed', 1],
      ['misses', 1.1],
      ['holds', 0.9],
    ]);
    expect(steps.map(({ running }) => running.toFixed(2))).toEqual([
      '230.00',
      '503.70',
      '503.70',
      '554.07',
      '498.67',
    ]);
  });

  it('multiply to the stored score, to two decimals', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { scoreV2 } = scorePass(input);
        expect(multiplied(input).toFixed(2)).toBe(scoreV2.toFixed(2));
        expect(scoreSteps(scoreParts(input)).at(-1)?.running).toBe(scoreV2);
      }),
    );
  });

  it('name the minimum of Marathon only where it lifts the score', () => {
    const marathon = { ...pass, difficulty: { id: 64, name: 'Marathon', baseScore: 0 }, speed: 1.5 };
    const names = (input: ScoreInput) => scoreSteps(scoreParts(input)).map(({ name }) => name);
    expect(names({ ...marathon, speed: 2.5 })).toContain('minimum');
    expect(names({ ...marathon, levelBaseScore: 40 })).not.toContain('minimum');
    expect(names(pass)).not.toContain('minimum');
  });
});
