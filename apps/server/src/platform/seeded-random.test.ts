import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

describe('seeded random numbers', () => {
  it('repeat for the same seed and differ for another', () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 5 }, () => random.whole(0, 1_000_000));
    };
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('stay within their bounds and reach them', () => {
    const random = seededRandom('bounds');
    const drawn = new Set(Array.from({ length: 500 }, () => random.whole(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
    const bells = Array.from({ length: 2000 }, () => random.bell());
    expect(Math.abs(bells.reduce((sum, value) => sum + value, 0) / bells.length)).toBeLessThan(0.1);
  });

  it('draw different items, never one of weight 0', () => {
    const random = seededRandom('sample');
    const sample = random.sampleWeighted([0, 1, 2, 3], (weight) => weight, 10);
    expect(sample.toSorted()).toEqual([1, 2, 3]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
