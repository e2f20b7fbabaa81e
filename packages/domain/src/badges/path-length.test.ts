import { describe, expect, it } from 'vitest';
import { badgeOutline } from './outline.ts';
import { pathLength } from './path-length.ts';

describe('length of a path', () => {
  it.each([
    ['M0 0L3 4', 5],
    ['M0 0H10V10H0Z', 40],
    ['M1 1Q6 1 11 1', 10],
    ['M0 0C0 0 30 40 30 40', 50],
    ['M0 10A10 10 0 1 1 0 -10A10 10 0 1 1 0 10Z', 20 * Math.PI],
    ['M0 0A10 10 0 0 1 10 10', 5 * Math.PI],
    ['', 0],
  ])('%j is %d', (path, length) => expect(pathLength(path)).toBeCloseTo(length, 2));

  it('of a bow lies between its chord and its control lines', () => {
    const bow = pathLength('M0 0Q50 100 100 0');
    expect(bow).toBeGreaterThan(100);
    expect(bow).toBeLessThan(2 * Math.hypot(50, 100));
    expect(bow).toBeCloseTo(147.89, 0);
  });

  it('of a badge is that of a rim', () => {
    for (const family of ['P', 'G', 'U', 'Extra'] as const)
      expect(pathLength(badgeOutline(family, 3.6))).toBeGreaterThan(Math.PI * 68);
  });
});
