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

type Flag = 'Marathon' | 'no-hold';
type Row = [
  number: number,
  counts: string,
  levelBase: number | null,
  difficultyBase: number,
  speed: number,
  flags: readonly Flag[],
  A: number,
  X: number,
  V: number,
  M: number,
  score: number,
];

/** docs/rules/passes.md#cases, row by row: counts in the order ED, ES, EP, P, LP, LS, LD. */
const CASES: Row[] = [
  [1, '0,0,0,500,0,0,0', null, 100, 1, [], 1, 10, 1, 1.1, 1100],
  [2, '0,0,20,460,20,0,0', null, 100, 1, [], 0.98, 1.575992, 1, 1.1, 173.359134],
  [3, '0,5,50,400,40,5,0', null, 250, 1, [], 0.943, 1, 1, 1.1, 275],
  [4, '1,0,10,480,10,0,0', null, 500, 1, [], 0.98842315, 2.103401, 1, 1, 1051.700696],
  [5, '2,0,10,480,10,0,0', null, 500, 1, [], 0.98685259, 1.968729, 1, 0.9, 885.927974],
  [6, '10,5,30,1500,30,5,0', null, 1000, 1, [], 0.98164557, 1.64963, 1, 0.83425, 1376.204644],
  [7, '40,5,30,1500,30,5,0', null, 1000, 1, [], 0.96708075, 1.217607, 1, 0.635177, 773.395923],
  [8, '80,10,60,1500,60,10,0', null, 1000, 1, [], 0.93837209, 1, 1, 0.5, 500],
  [9, '0,0,5,990,5,0,0', 1200, 1000, 1.05, [], 0.9975, 3.930722, 0.825, 1.1, 4280.555734],
  [10, '0,0,5,990,5,0,0', null, 400, 1.2, [], 0.9975, 3.930722, 0.65, 1.1, 1124.186354],
  [11, '0,0,5,990,5,0,0', null, 400, 1.75, [], 0.9975, 3.930722, 0.825, 1.1, 1426.851911],
  [12, '0,0,5,990,5,0,0', null, 400, 2.5, [], 0.9975, 3.930722, 1, 1.1, 1729.517468],
  [13, '0,0,5,990,5,0,0', null, 400, 0.9, [], 0.9975, 3.930722, 0, 1.1, 0],
  [14, '0,0,5,990,5,0,0', null, 400, 1, ['no-hold'], 0.9975, 3.930722, 1, 1.1, 1556.565722],
  [15, '3,0,0,100,0,0,0', 0, 75, 1, [], 0.97669903, 1.453735, 1, 0.865379, 94.352405],
  [16, '25,0,0,200,0,0,0', null, 60, 1, [], 0.91111111, 1, 1, 0.702866, 42.171958],
  [17, '26,0,0,200,0,0,0', null, 60, 1, [], 0.9079646, 1, 1, 0.697134, 41.828042],
  [18, '0,0,10,300,10,0,0', null, 0, 1.5, ['Marathon'], 0.984375, 1.797185, 0.5, 1.1, 1.1],
  [19, '0,0,10,300,10,0,0', 40, 0, 1.5, ['Marathon'], 0.984375, 1.797185, 0.5, 1.1, 39.538081],
  [20, '0,0,0,800,0,0,0', 300, 250, 1, [], 1, 10, 1, 1.1, 3300],
  [21, '0,0,19,981,0,0,0', null, 850, 1, [], 0.99525, 3.173099, 1, 1.1, 2966.847118],
  [22, '0,0,0,95,0,0,0', null, 10, 1, [], 1, 10, 1, 1.1, 110],
  [23, '0,0,0,1000,0,0,0', null, 100, 1, ['no-hold'], 1, 10, 1, 1.1, 990],
  [24, '0,2,20,960,18,0,0', null, 100, 1, [], 0.9893, 2.190019, 1, 1.1, 240.90205],
  [25, '1,2,20,960,18,0,0', null, 100, 1, [], 0.98851149, 2.11172, 1, 1, 211.171994],
  [26, '5,2,20,960,18,0,0', null, 100, 1, [], 0.98537313, 1.861189, 1, 0.878689, 163.54054],
  [27, '0,2,20,960,18,0,0', null, 250, 1.5, [], 0.9893, 2.190019, 0.65, 1.1, 391.465831],
  [28, '0,2,20,960,18,0,0', null, 250, 2, [], 0.9893, 2.190019, 1, 1.1, 602.255124],
  [29, '60,0,0,940,0,0,0', null, 100, 1, [], 0.952, 1.018618, 1, 0.5, 50.930899],
  [30, '0,0,10,300,10,0,0', null, 0, 1, ['Marathon'], 0.984375, 1.797185, 1, 1.1, 1.976904],
  [31, '0,0,10,300,10,0,0', 40, 0, 2.5, ['Marathon', 'no-hold'], 0.984375, 1.797185, 0, 1.1, 0.99],
];

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

function judgements(counts: string): Judgements {
  const values = counts.split(',').map(Number);
  return Object.fromEntries(
    JUDGEMENT_KEYS.map((key, index) => [key, values[index] ?? 0]),
  ) as unknown as Judgements;
}

function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(expected)));
}

const anyJudgements = fc
  .record(Object.fromEntries(JUDGEMENT_KEYS.map((key) => [key, fc.nat(10_000_000)])))
  .map((counts) => counts as unknown as Judgements);
const anyInput = fc.record({
  judgements: anyJudgements,
  levelBaseScore: fc.option(fc.double({ min: 0, max: 1_000_000, noNaN: true })),
  difficulty: fc.record({
    id: fc.nat(70),
    name: fc.constantFrom('U3', 'Marathon', 'Qq'),
    baseScore: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
  }),
  speed: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  isNoHoldTap: fc.boolean(),
});

describe('score', () => {
  it.each(CASES)(
    'case %i of the rules (%s)',
    (_, counts, levelBaseScore, baseScore, speed, flags, A, X, V, M, score) => {
      const isMarathonRow = flags.includes('Marathon');
      const parts = scoreParts({
        judgements: judgements(counts),
        levelBaseScore,
        difficulty: isMarathonRow
          ? { id: 64, name: 'Marathon', baseScore }
          : { id: 41, name: 'U1', baseScore },
        speed,
        isNoHoldTap: flags.includes('no-hold'),
      });
      expectClose(parts.accuracy, A);
      expectClose(parts.accuracyFactor, X);
      expectClose(parts.speedFactor, V);
      expectClose(parts.missFactor, M);
      expect(parts.holdFactor).toBe(flags.includes('no-hold') ? 0.9 : 1);
      expectClose(parts.score, score);
    },
  );

  it.each(ACCURACY_FACTORS)('weighs an accuracy of %f', (accuracy, factor) => {
    const ePerfect = Math.round((1 - accuracy) * 4_000_000);
    const input = { ...judgements('0,0,0,0,0,0,0'), ePerfect, perfect: 1_000_000 - ePerfect };
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
    const input = { judgements: judgements('0,0,0,1,0,0,0'), levelBaseScore: 1, speed, isNoHoldTap: false };
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
    const counts = judgements(`${misses},0,0,${tiles},0,0,0`);
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
      judgements: judgements('0,0,5,990,5,0,0'),
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
    expect(countedMisses(judgements('3,0,0,314,0,0,0'))).toBe(3);
    expect(countedMisses(judgements('3,0,300,330,0,0,9'))).toBe(1);
    expect(countedMisses(judgements('1,0,0,630,0,0,0'))).toBe(0);
  });

  it.each<[counts: string, name: string, type: 'PGU' | 'SPECIAL', expected: boolean]>([
    ['0,1,0,9,0,0,0', 'G1', 'PGU', true],
    ['0,0,0,9,0,0,2', 'U20', 'PGU', true],
    ['1,0,0,9,0,0,0', 'U20', 'PGU', false],
    ['0,0,0,9,0,0,0', 'U20', 'PGU', false],
    ['0,1,0,9,0,0,0', 'P20', 'PGU', false],
    ['0,1,0,9,0,0,0', 'Grande', 'SPECIAL', false],
  ])('praises %s on %s (%s) for no miss: %s', (counts, name, type, expected) => {
    expect(isNoMiss(judgements(counts), { name, type })).toBe(expected);
  });

  it('has no accuracy without judgements and is exact only when all are perfect', () => {
    expect(accuracyOf(judgements('0,0,0,0,0,0,0'))).toBe(0);
    expect(accuracyOf(judgements('0,0,0,10000000,0,0,0'))).toBe(1);
    expect(accuracyOf(judgements('0,0,1,10000000,0,0,0'))).toBeLessThan(1);
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
