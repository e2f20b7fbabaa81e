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
  return highestScores(scores).reduce((sum, score, index) => sum + weighted(score, index), 0);
}

/** The 20 highest of scores in any order, highest first. */
export function highestScores(scores: readonly number[]): readonly number[] {
  return [...scores].sort((a, b) => b - a).slice(0, RANKED_PASSES);
}

/** The best pass of each level, by score descending, then id ascending. */
export function bestPasses<P extends ScoredPass>(passes: readonly P[]): readonly P[] {
  const best = new Map<number, P>();
  for (const pass of [...passes].sort(byScore)) {
    if (!best.has(pass.levelId)) best.set(pass.levelId, pass);
  }
  return [...best.values()];
}

/** The ranked score of passes that come one after the other, in any order. */
export function bestSoFar() {
  const ofLevels = new Map<number, number>();
  /** The best score of each level, from the top. */
  const scores: number[] = [];
  const placeOf = (score: number) => {
    let [from, to] = [0, scores.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((scores[middle] ?? 0) > score) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    add({ levelId, scoreV2 }: ScoredPass): void {
      const old = ofLevels.get(levelId);
      if (old !== undefined && old >= scoreV2) return;
      if (old !== undefined) scores.splice(placeOf(old), 1);
      scores.splice(placeOf(scoreV2), 0, scoreV2);
      ofLevels.set(levelId, scoreV2);
    },
    rankedScore: () => rankedScore(scores.slice(0, RANKED_PASSES)),
  };
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
  return scoreInfos(passes)(passId);
}

/** The same for several passes of one player, which are put in order once. */
export function scoreInfos(passes: readonly ScoredPass[]): (passId: number) => ScoreInfo {
  const best = bestPasses(passes);
  const places = new Map(best.map(({ id }, place) => [id, place]));
  const isBest = ({ id }: ScoredPass) => places.has(id);
  const seconds = new Map(
    bestPasses(passes.filter((pass) => !isBest(pass))).map((pass) => [pass.levelId, pass]),
  );
  // Without one pass the twenty best are among the first 21 and what takes its place on its level.
  const first = best.slice(0, RANKED_PASSES + 1);
  const currentRankedScore = rankedOf(first);
  return (passId) => {
    const place = places.get(passId) ?? -1;
    const second = seconds.get(best[place]?.levelId ?? 0);
    const others = first.filter(({ id }) => id !== passId);
    const previousRankedScore =
      place < 0 || place > RANKED_PASSES
        ? currentRankedScore
        : rankedOf(second === undefined ? others : [...others, second]);
    return {
      currentRankedScore,
      previousRankedScore,
      impact: currentRankedScore - previousRankedScore,
      impactRank: place < RANKED_PASSES ? place + 1 : 0,
    };
  };
}

function rankedOf(best: readonly ScoredPass[]): number {
  return rankedScore(best.map(({ scoreV2 }) => scoreV2));
}

function weighted(score: number, index: number): number {
  return score * RANK_WEIGHT ** index;
}

function byScore(a: ScoredPass, b: ScoredPass): number {
  return b.scoreV2 - a.scoreV2 || a.id - b.id;
}
