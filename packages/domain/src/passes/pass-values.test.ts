import { otherTileCount } from './judgements.ts';
import { describe, expect, it } from 'vitest';
import { areJudgements, isSpeed } from './pass-values.ts';

const some = {
  earlyDouble: 0,
  earlySingle: 0,
  ePerfect: 0,
  perfect: 1,
  lPerfect: 0,
  lateSingle: 0,
  lateDouble: 0,
};

describe('values of a pass', () => {
  it('takes speeds from 1 to 100', () => {
    expect([1, 1.05, 100].every(isSpeed)).toBe(true);
    expect([0, 0.99, 100.01, -1, Number.NaN, Number.POSITIVE_INFINITY].some(isSpeed)).toBe(false);
  });

  it('takes whole counts up to ten million, and not seven zeros', () => {
    expect(areJudgements(some)).toBe(true);
    expect(areJudgements({ ...some, lateDouble: 10_000_000 })).toBe(true);
    expect(areJudgements({ ...some, perfect: 0 })).toBe(false);
    for (const count of [-1, 1.5, 10_000_001, Number.NaN]) {
      expect(areJudgements({ ...some, earlyDouble: count })).toBe(false);
    }
  });
});

describe('the tiles of a pass', () => {
  const judgements = {
    earlyDouble: 7,
    earlySingle: 1,
    ePerfect: 20,
    perfect: 460,
    lPerfect: 18,
    lateSingle: 1,
    lateDouble: 9,
  };
  it.each([
    [500, null],
    [null, null],
    [501, 500],
  ])('where the level has %j, are worth saying: %j', (tileCount, said) => {
    expect(otherTileCount(judgements, { tileCount })).toBe(said);
  });
});
