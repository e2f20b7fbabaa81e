import { type ScoringDifficulty, scorePass } from '../passes/index.ts';
import { rankedScore } from '../players/index.ts';

/** 98 % with some misses, each of them forgiven: neither the bonus for none nor a cut (docs/rules/clears.md#lift). */
const EXAMPLE = {
  earlyDouble: 5,
  earlySingle: 0,
  ePerfect: 144,
  perfect: 1851,
  lPerfect: 0,
  lateSingle: 0,
  lateDouble: 0,
} as const;

/** A fraction: what the example is worth. */
export const EXAMPLE_ACCURACY = 0.98;

/** The level's own base score is null or 0 when it has none. */
export interface LiftedLevel {
  readonly baseScore: number | null;
  readonly difficulty: ScoringDifficulty;
}

/**
 * What a clear of 98 % at normal speed would add to the ranked score of who has not cleared the level
 * (docs/rules/clears.md#lift); 0 when it would be none of the 20 that count.
 * @param best The highest scores of the player, one of each level; 20 are enough
 */
export function liftOf(best: readonly number[], { baseScore, difficulty }: LiftedLevel): number {
  const { scoreV2 } = scorePass({
    judgements: EXAMPLE,
    levelBaseScore: baseScore,
    difficulty,
    speed: 1,
    isNoHoldTap: false,
  });
  return rankedScore([...best, scoreV2]) - rankedScore(best);
}
