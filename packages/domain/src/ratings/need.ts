/** Manager votes from which on a rating counts as rated (docs/rules/ratings.md#unrated). */
export const ENOUGH_MANAGER_VOTES = 4;

const WEEK = 7 * 24 * 60 * 60_000;
/** Each missing vote weighs as much as two steps of spread. */
const MISSING_VOTE = 2;
/** Waiting weighs up to as much as eight steps of spread: half of it after eight weeks. */
const LONGEST_WAIT = 8;
const HALF_WAIT_WEEKS = 8;

/** What decides how much a rating needs votes. */
export interface RatingNeed {
  readonly managerVotes: number;
  /** Standard deviation of the manager votes in steps (see `voteSpread`); null where unknown. */
  readonly deviation: number | null;
  /** Since it was opened, in milliseconds. */
  readonly waited: number;
}

/**
 * How much a rating needs more votes, from 0 on without a bound that matters:
 * `2 * max(0, 4 - managerVotes) + deviation + 8 * w / (w + 8)` with `w` = weeks waited. More with every missing vote,
 * wider spread and longer wait, each for itself.
 */
export function votesNeeded({ managerVotes, deviation, waited }: RatingNeed): number {
  const missing = Math.max(0, ENOUGH_MANAGER_VOTES - managerVotes);
  const weeks = Math.max(0, waited) / WEEK;
  return MISSING_VOTE * missing + (deviation ?? 0) + (LONGEST_WAIT * weeks) / (weeks + HALF_WAIT_WEEKS);
}
