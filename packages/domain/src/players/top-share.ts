import { bestPasses, RANKED_PASSES, type ScoredPass } from './ranked-score.ts';

/** What part of all scores the 20 clears have that make the ranked score (docs/rules/players.md#top-20). */
export interface TopShare<P extends ScoredPass> {
  /** From the top. */
  readonly passes: readonly P[];
  /** The sum of their scores, unweighted. */
  readonly sum: number;
  /** The sum of the scores of all others. */
  readonly rest: number;
  /** 0 to 1; 0 where nothing has a score. */
  readonly share: number;
}

/** @param counting the player's passes that count */
export function topShare<P extends ScoredPass>(counting: readonly P[]): TopShare<P> {
  const passes = bestPasses(counting).slice(0, RANKED_PASSES);
  const sum = sumOf(passes);
  const all = sumOf(counting);
  return { passes, sum, rest: Math.max(0, all - sum), share: all > 0 ? sum / all : 0 };
}

/** So many clears stand out on a profile. */
export const MOST_PINS = 3;

/** The clears that stand out: those that the player pinned, in their order, else the three highest scores. */
export function shownPins<P extends ScoredPass>(
  counting: readonly P[],
  pinned: readonly number[],
): readonly P[] {
  const chosen = pinned.flatMap((id) => counting.find((pass) => pass.id === id) ?? []);
  return chosen.length > 0 ? chosen.slice(0, MOST_PINS) : bestPasses(counting).slice(0, MOST_PINS);
}

function sumOf(passes: readonly ScoredPass[]): number {
  return passes.reduce((sum, { scoreV2 }) => sum + scoreV2, 0);
}
