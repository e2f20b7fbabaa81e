import { describe, expect, it } from 'vitest';
import { stillSvg } from './still.ts';

describe('a still', () => {
  it('is the same for the same seed and colour, and differs for another seed', () => {
    const still = { seed: 12, color: '#9A63E8' };
    expect(stillSvg(still)).toBe(stillSvg(still));
    expect(stillSvg(still)).not.toBe(stillSvg({ ...still, seed: 13 }));
  });

  it.each([0, 1, 7, 300_007, 999_999_999])(
    'is one closed picture without numbers that are none (seed %i)',
    (seed) => {
      const svg = stillSvg({ seed, color: '#000000' });
      expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|script|href/);
    },
  );
});
