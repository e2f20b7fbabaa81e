import type { ModifierType } from './modifier-type.ts';

/** The scores of a player that an overlay looks at. */
export interface PlayerScores {
  readonly rankedScore: number;
  readonly generalScore: number;
  readonly ppScore: number;
  readonly wfScore: number;
  readonly score12K: number;
}

export interface ScoreModifier {
  readonly type: ModifierType;
  readonly value: number | null;
}

/** In which the types that touch the ranked score are applied, after the passes were missed. */
const order: readonly ModifierType[] = ['score_combine', 'ranked_multiply', 'ranked_add', 'score_flip'];

/** One step from the stored ranked score to the one that is shown. */
export interface ScoreStep<M extends ScoreModifier> {
  readonly modifier: M;
  /** After it. */
  readonly rankedScore: number;
}

/**
 * What each modifier makes of the ranked score, in the order in which they count (docs/rules/modifiers.md#order).
 * @param modifiers of one player, by creation
 * @param missed the ranked score while every pass is shown with 25 more misses
 */
export function shownScoreSteps<M extends ScoreModifier>(
  scores: PlayerScores,
  modifiers: readonly M[],
  missed: number,
): readonly ScoreStep<M>[] {
  const miss = modifiers.find(({ type }) => type === 'oops_all_miss');
  const steps: ScoreStep<M>[] = miss === undefined ? [] : [{ modifier: miss, rankedScore: missed }];
  for (const wanted of order) {
    for (const modifier of modifiers.filter(({ type }) => type === wanted)) {
      const before = steps.at(-1)?.rankedScore ?? scores.rankedScore;
      steps.push({ modifier, rankedScore: applied(modifier, before, scores) });
    }
  }
  return steps;
}

function applied({ type, value }: ScoreModifier, rankedScore: number, scores: PlayerScores): number {
  switch (type) {
    case 'score_combine': {
      const { generalScore, ppScore, wfScore, score12K } = scores;
      return [rankedScore, generalScore, ppScore, wfScore, score12K].reduce(
        (sum, score) => sum + Math.floor(score),
        0,
      );
    }
    case 'ranked_multiply':
      return rankedScore * (value ?? 1);
    case 'ranked_add':
      return rankedScore + (value ?? 0);
    case 'score_flip':
      return flipped(rankedScore);
    default:
      return rankedScore;
  }
}

/** The digits before the point of a score with two decimals turned round: 18204.77 becomes 40281.77. */
export function flipped(score: number): number {
  const [whole = '0', decimals = '00'] = score.toFixed(2).split('.');
  return Number(`${[...whole].reverse().join('')}.${decimals}`);
}
