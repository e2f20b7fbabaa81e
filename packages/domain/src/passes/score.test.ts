import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JUDGEMENT_KEYS, type Judgements } from './judgements.ts';
import {
  accuracyOf,
  countedMisses,
  effectiveBase,
  isMarathon,
  isNoMiss,
  scoreParts,
  scorePass,
} from './score.ts';
import { judgementsOf, workedScores } from './testing/index.ts';

const CASES = workedScores();

/** X at whole and half percents (docs/rules/passes.md#score). */
const ACCURACY_FACTORS: [accuracy: number, factor: number][] = [
  [0.95, 1.000365],
  [0.96, 1.107714],
  [0.97, 1.275712],
  [0.98, 1.575992],
  [0.99, 2.266247],
  [0.995, 3.109154],
  [0.999, 4.73175],
];

function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)));
}

const anyJudgements = fc
  .record(Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, fc.nat(10_000_000)])))
  .map((counts) => counts as unknown as Judgements);
const anyInput = fc.record({
  judgements: anyJudgements,
  levelBaseScore: fc.option(fc.double({ min: 0, max: 9_999_999, noNaN: true })),
  difficulty: fc.record({
    id: fc.nat(70),
    name: fc.constantFrom('U3', 'Marathon', 'Qq'),
    baseScore: fc.double({ min: 0, max: 9_999_999, noNaN: true }),
  }),
  speed: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  isNoHoldTap: fc.boolean(),
});

describe('score', () => {
  it('has 31 worked cases', () => {
    expect(CASES.map(({ row }) => row)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  });

  it.each(CASES)('case $row of the rules', ({ input, score, ...factors }) => {
    const parts = scoreParts(input);
    expectClose(parts.accuracy, factors.accuracy);
    expectClose(parts.accuracyFactor, factors.accuracyFactor);
    expectClose(parts.speedFactor, factors.speedFactor);
    expectClose(parts.missFactor, factors.missFactor);
    expect(parts.holdFactor).toBe(input.isNoHoldTap ? 0.9 : 1);
    expectClose(parts.score, score);
  });

  it.each(ACCURACY_FACTORS)('weighs an accuracy of %f', (accuracy, factor) => {
    const ePerfect = Math.round((1 - accuracy) * 4_000_000);
    const input = { ...judgementsOf('0,0,0,0,0,0,0'), ePerfect, perfect: 1_000_000 - ePerfect };
    const difficulty = { id: 1, name: 'P1', baseScore: 1 };
    const parts = scoreParts({
      judgements: input,
      levelBaseScore: null,
      difficulty,
      speed: 1,
      isNoHoldTap: false,
    });
    expectClose(parts.accuracyFactor, factor);
  });

  it.each<[speed: number, factor: number, marathon: number]>([
    [0.99, 0, 0],
    [1.04, 0.86, 0.96],
    [1.1, 0.65, 0.9],
    [1.49, 0.65, 0.51],
    [1.55, 0.685, 0.45],
    [1.9, 0.93, 0.1],
    [1.99, 0.993, 0.01],
    [2, 1, 0],
    [100, 1, 0],
  ])('weighs a speed of %f', (speed, factor, marathon) => {
    const input = { judgements: judgementsOf('0,0,0,1,0,0,0'), levelBaseScore: 1, speed, isNoHoldTap: false };
    const ordinary = scoreParts({ ...input, difficulty: { id: 1, name: 'P1', baseScore: 1 } });
    const long = scoreParts({ ...input, difficulty: { id: 64, name: 'Marathon', baseScore: 1 } });
    expect(ordinary.speedFactor).toBeCloseTo(factor, 10);
    expect(long.speedFactor).toBeCloseTo(marathon, 10);
  });

  it.each<[misses: number, tiles: number, factor: number]>([
    [0, 0, 1.1],
    [1, 314, 0.9],
    [1, 315, 1],
    [2, 629, 0.9],
    [2, 630, 1],
    [25, 0, 0.9 - 0.2 * (24 / 24.5) ** 0.7],
    [26, 0, 0.5 + 0.2 * (24 / 24.5) ** 0.7],
    [50, 0, 0.5],
    [51, 0, 0.5],
    [51, 315, 0.5],
  ])('weighs %i misses in %i tiles', (misses, tiles, factor) => {
    const counts = judgementsOf(`${misses},0,0,${tiles},0,0,0`);
    const difficulty = { id: 1, name: 'P1', baseScore: 1 };
    const parts = scoreParts({
      judgements: counts,
      levelBaseScore: null,
      difficulty,
      speed: 1,
      isNoHoldTap: false,
    });
    expect(parts.missFactor).toBeCloseTo(factor, 12);
  });

  it('takes a missing speed and 0 for 1', () => {
    const base = {
      judgements: judgementsOf('0,0,5,990,5,0,0'),
      levelBaseScore: null,
      difficulty: { id: 30, name: 'G10', baseScore: 190 },
      isNoHoldTap: false,
    };
    const atOne = scorePass({ ...base, speed: 1 });
    for (const speed of [null, undefined, 0]) expect(scorePass({ ...base, speed })).toEqual(atOne);
  });

  it('knows Marathon by id and by name in any case', () => {
    expect(isMarathon({ id: 64, name: 'Long run' })).toBe(true);
    expect(isMarathon({ id: 7, name: 'maRATHon' })).toBe(true);
    expect(isMarathon({ id: 7, name: 'Marathon 2' })).toBe(false);
  });

  it('prefers the level base score unless it is not set', () => {
    expect(effectiveBase(12, 100)).toBe(12);
    expect(effectiveBase(0, 100)).toBe(100);
    expect(effectiveBase(null, 100)).toBe(100);
    expect(effectiveBase(null, null)).toBe(0);
  });

  it('forgives a miss in every 315 tiles', () => {
    expect(countedMisses(judgementsOf('3,0,0,314,0,0,0'))).toBe(3);
    expect(countedMisses(judgementsOf('3,0,300,330,0,0,9'))).toBe(1);
    expect(countedMisses(judgementsOf('1,0,0,630,0,0,0'))).toBe(0);
  });

  it.each<[counts: string, name: string, type: 'PGU' | 'SPECIAL', expected: boolean]>([
    ['0,1,0,9,0,0,0', 'G1', 'PGU', true],
    ['0,0,0,9,0,0,2', 'U20', 'PGU', true],
    ['1,0,0,9,0,0,0', 'U20', 'PGU', false],
    ['0,0,0,9,0,0,0', 'U20', 'PGU', false],
    ['0,1,0,9,0,0,0', 'P20', 'PGU', false],
    ['0,1,0,9,0,0,0', 'Grande', 'SPECIAL', false],
  ])('praises %s on %s (%s) for no miss: %s', (counts, name, type, expected) => {
    expect(isNoMiss(judgementsOf(counts), { name, type })).toBe(expected);
  });

  it('has no accuracy without judgements and is exact only when all are perfect', () => {
    expect(accuracyOf(judgementsOf('0,0,0,0,0,0,0'))).toBe(0);
    expect(accuracyOf(judgementsOf('0,0,0,10000000,0,0,0'))).toBe(1);
    expect(accuracyOf(judgementsOf('0,0,1,10000000,0,0,0'))).toBeLessThan(1);
  });

  it('is finite and never negative, whatever the counts', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { accuracy, score } = scoreParts(input);
        expect(accuracy).toBeGreaterThanOrEqual(0);
        expect(accuracy).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score) && score >= 0).toBe(true);
        expect(scorePass(input)).toEqual({ accuracy, scoreV2: score });
      }),
    );
  });

  it('never pays for one more miss', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 60 }), (input, extra) => {
        const worse = { ...input.judgements, earlyDouble: input.judgements.earlyDouble + extra };
        const before = scoreParts(input);
        if (before.accuracy > 0.2)
          expect(scoreParts({ ...input, judgements: worse }).score).toBeLessThanOrEqual(before.score);
      }),
    );
  });
});
