import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUDIT_PAGE,
  CREATORS_PAGE,
  hourSeed,
  LIST_PAGE,
  pageOffset,
  pageWindow,
  seedStart,
} from './index.ts';

describe('page window', () => {
  it.each([
    [{}, { limit: 30, offset: 0 }],
    [
      { limit: null, offset: null },
      { limit: 30, offset: 0 },
    ],
    [
      { limit: 0, offset: -4 },
      { limit: 1, offset: 0 },
    ],
    [
      { limit: 101, offset: 7.9 },
      { limit: 100, offset: 7 },
    ],
    [
      { limit: 7, offset: 1e12 },
      { limit: 7, offset: 2_147_483_647 },
    ],
  ])('%o becomes %o', (query, expected) => {
    expect(pageWindow(query)).toEqual(expected);
  });

  it('has other limits for creators and the audit list', () => {
    expect([CREATORS_PAGE, AUDIT_PAGE].map((rule) => pageWindow({}, rule).limit)).toEqual([100, 50]);
    expect([CREATORS_PAGE, AUDIT_PAGE].map((rule) => pageWindow({ limit: 999 }, rule).limit)).toEqual([
      200, 200,
    ]);
  });

  it('starts page 1 at 0', () => {
    expect([null, 0, 1, 2, 5].map((page) => pageOffset(page, 30))).toEqual([0, 0, 0, 30, 120]);
  });

  it('stays inside the rule for any numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (limit, offset) => {
        const window = pageWindow({ limit, offset });
        expect(window.limit >= 1 && window.limit <= LIST_PAGE.maxLimit && window.offset >= 0).toBe(true);
        expect(Number.isInteger(window.limit) && Number.isInteger(window.offset)).toBe(true);
      }),
    );
  });
});

describe('random walk', () => {
  it('starts in [0, 1), at the same place for the same seed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (seed) => {
        expect(seedStart(seed)).toBe(seedStart(seed));
        expect(seedStart(seed) >= 0 && seedStart(seed) < 1).toBe(true);
      }),
    );
    expect(new Set(['a', 'b', 'c', '', 'aa'].map(seedStart)).size).toBe(5);
  });

  it('keeps its seed for an hour', () => {
    expect(hourSeed(new Date('2026-03-01T14:59:59.999Z'))).toBe('2026-03-01T14');
    expect(hourSeed(new Date('2026-03-01T15:00:00Z'))).not.toBe(hourSeed(new Date('2026-03-01T14:00:00Z')));
  });
});
