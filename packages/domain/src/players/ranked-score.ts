export interface ScoredPass {
  readonly id: number;
  readonly levelId: number;
  readonly scoreV2: number;
}

export const RANKED_PASSES = 20;
/** What each further pass weighs of the one before it. */
export const RANK_WEIGHT = 0.9;

/** Sum of the 20 highest scores, each weighing 0.9 of the one before it; any order. */
export function rankedScore(scores: readonly number[]): number {
  const highest = [...scores].sort((a, b) => b - a).slice(0, RANKED_PASSES);
  return highest.reduce((sum, score, index) => sum + weighted(score, index), 0);
}

/** The best pass of each level, by score descending, then id ascending. */
export function bestPasses<P extends ScoredPass>(passes: readonly P[]): readonly P[] {
  const best = new Map<number, P>();
  for (const pass of [...passes].sort(byScore)) {
    if (!best.has(pass.levelId)) best.set(pass.levelId, pass);
  }
  return [...best.values()];
}

/** The passes that make up the ranked score, with their share of it (docs/rules/players.md#impact). */
export function topScores(
  passes: readonly ScoredPass[],
): readonly { readonly id: number; readonly impact: number }[] {
  return bestPasses(passes)
    .slice(0, RANKED_PASSES)
    .map(({ id, scoreV2 }, index) => ({ id, impact: weighted(scoreV2, index) }));
}

export interface ScoreInfo {
  readonly currentRankedScore: number;
  /** Ranked score without exactly this pass. */
  readonly previousRankedScore: number;
  readonly impact: number;
  /** 1-based place among the 20 best; 0 when absent. */
  readonly impactRank: number;
}

/** What a pass does for its player, whose countable passes are given (docs/rules/players.md#impact). */
export function scoreInfo(passes: readonly ScoredPass[], passId: number): ScoreInfo {
  const others = passes.filter(({ id }) => id !== passId);
  const currentRankedScore = rankedOf(passes);
  const previousRankedScore = others.length === passes.length ? currentRankedScore : rankedOf(others);
  return {
    currentRankedScore,
    previousRankedScore,
    impact: currentRankedScore - previousRankedScore,
    impactRank: topScores(passes).findIndex(({ id }) => id === passId) + 1,
  };
}

function rankedOf(passes: readonly ScoredPass[]): number {
  return rankedScore(bestPasses(passes).map(({ scoreV2 }) => scoreV2));
}

function weighted(score: number, index: number): number {
  return score * RANK_WEIGHT ** index;
}

function byScore(a: ScoredPass, b: ScoredPass): number {
  return b.scoreV2 - a.scoreV2 || a.id - b.id;
}
