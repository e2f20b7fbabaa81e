import { bestSoFar, type ScoredPass } from './ranked-score.ts';

/** Days since 1970-01-01, UTC. */
export type DayNumber = number;

/** For so many days each day has a place of its own in the history of ranks; before that each week has one. */
const RANK_DAYS_KEPT = 90;

/**
 * The day that stands for this one in the history: itself, or the Sunday of its week where all of that week is old
 * (docs/rules/players.md#rank-over-time).
 */
export function rankDayOf(day: DayNumber, today: DayNumber): DayNumber {
  return day >= firstDayKept(today) ? day : sundayOf(day);
}

/** The Monday from which on every day is kept. */
export function firstDayKept(today: DayNumber): DayNumber {
  return sundayOf(today - RANK_DAYS_KEPT - 7) + 1;
}

/** 1970-01-01 was a Thursday. */
function sundayOf(day: DayNumber): DayNumber {
  return day + 6 - ((day + 3) % 7);
}

export interface DatedPass extends ScoredPass {
  readonly day: DayNumber;
}

export interface ScoreOfDay {
  readonly day: DayNumber;
  readonly rankedScore: number;
}

/**
 * What a player's ranked score was at the end of each day on which it changed, by the days of their countable passes
 * and what these are worth today; before `today`, ascending.
 */
export function scoresByDay(passes: readonly DatedPass[], today: DayNumber): readonly ScoreOfDay[] {
  const best = bestSoFar();
  const scores = new Map<DayNumber, number>();
  for (const pass of [...passes].sort((a, b) => a.day - b.day)) {
    if (pass.day >= today) break;
    best.add(pass);
    scores.set(rankDayOf(pass.day, today), best.rankedScore());
  }
  return [...scores]
    .map(([day, rankedScore]) => ({ day, rankedScore }))
    .filter(({ rankedScore }, index, all) => rankedScore !== all[index - 1]?.rankedScore);
}

/** The last days with which a rank is compared: at their end at least 24 hours or 7 days had to pass until now. */
export function comparedDays(today: DayNumber): { readonly day: DayNumber; readonly week: DayNumber } {
  return { day: today - 2, week: today - 8 };
}
