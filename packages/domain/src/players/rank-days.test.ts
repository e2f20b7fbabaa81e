import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedDays, firstDayKept, rankDayOf, scoresByDay } from './rank-days.ts';
import { bestSoFar, rankedScore } from './ranked-score.ts';

const dayOf = (date: string) => Date.parse(date) / 86_400_000;
const today = dayOf('2026-11-28');

describe('the history of ranks', () => {
  it.each([
    ['2026-11-27', '2026-11-27'],
    // 90 days back is a Sunday, of whose week all days are kept.
    ['2026-08-30', '2026-08-30'],
    ['2026-08-24', '2026-08-24'],
    ['2026-08-23', '2026-08-23'],
    ['2026-08-22', '2026-08-23'],
    ['2026-08-17', '2026-08-23'],
    ['2026-08-16', '2026-08-16'],
  ])('keeps %s under %s', (day, kept) => {
    expect(rankDayOf(dayOf(day), today)).toBe(dayOf(kept));
  });

  it('has whole weeks before the days that are kept', () => {
    expect(firstDayKept(today)).toBe(dayOf('2026-08-24'));
  });

  it('compares with an end of a day that lies 24 hours or 7 days back at least', () => {
    expect(comparedDays(today)).toEqual({ day: dayOf('2026-11-26'), week: dayOf('2026-11-20') });
  });

  it('makes the score of each day of its passes, the best one a level', () => {
    const passes = [
      { id: 1, levelId: 1, scoreV2: 500, day: dayOf('2026-11-01') },
      { id: 2, levelId: 2, scoreV2: 1000, day: dayOf('2026-11-03') },
      { id: 3, levelId: 1, scoreV2: 400, day: dayOf('2026-11-04') },
      { id: 4, levelId: 1, scoreV2: 600, day: dayOf('2026-11-04') },
      { id: 5, levelId: 1, scoreV2: 600, day: dayOf('2026-11-05') },
      { id: 6, levelId: 3, scoreV2: 9000, day: today },
    ];
    expect(scoresByDay(passes, today)).toEqual([
      { day: dayOf('2026-11-01'), rankedScore: 500 },
      { day: dayOf('2026-11-03'), rankedScore: 1450 },
      { day: dayOf('2026-11-04'), rankedScore: 1540 },
    ]);
  });

  it('has one score a week in old times', () => {
    const passes = [
      { id: 1, levelId: 1, scoreV2: 10, day: dayOf('2026-08-17') },
      { id: 2, levelId: 1, scoreV2: 20, day: dayOf('2026-08-19') },
    ];
    expect(scoresByDay(passes, today)).toEqual([{ day: dayOf('2026-08-23'), rankedScore: 20 }]);
  });

  it('ends with the ranked score of all passes', () => {
    const aPass = fc.record({
      id: fc.nat(1000),
      levelId: fc.nat(30),
      scoreV2: fc.nat(20),
      day: fc.integer({ min: today - 300, max: today - 1 }),
    });
    fc.assert(
      fc.property(fc.array(aPass, { maxLength: 80, minLength: 1 }), (passes) => {
        const best = new Map<number, number>();
        for (const { levelId, scoreV2 } of passes)
          best.set(levelId, Math.max(scoreV2, best.get(levelId) ?? 0));
        expect(scoresByDay(passes, today).at(-1)?.rankedScore).toBe(rankedScore([...best.values()]));
        const soFar = bestSoFar();
        passes.forEach(soFar.add);
        expect(soFar.rankedScore()).toBe(rankedScore([...best.values()]));
      }),
    );
  });
});
