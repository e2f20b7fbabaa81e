import { type Judgements, type ScoreInput, scorePass } from '../passes/index.ts';
import { topScores } from '../players/index.ts';

/** Misses that "oops, all miss" shows on every pass. */
const MORE_MISSES = 25;

export interface MissedPass {
  readonly judgements: Judgements;
  readonly accuracy: number;
  readonly scoreV2: number;
}

/** A pass as it is shown with 25 more misses (docs/rules/modifiers.md#types). */
export function missedPass(pass: ScoreInput): MissedPass {
  const judgements = { ...pass.judgements, earlyDouble: pass.judgements.earlyDouble + MORE_MISSES };
  return { judgements, ...scorePass({ ...pass, judgements }) };
}

/** A countable pass with what it is scored from. */
export interface MissablePass extends ScoreInput {
  readonly id: number;
  readonly levelId: number;
}

/** The ranked score that the countable passes of one player come to with 25 more misses each. */
export function missedRankedScore(passes: readonly MissablePass[]): number {
  const missed = passes.map((pass) => ({
    id: pass.id,
    levelId: pass.levelId,
    scoreV2: missedPass(pass).scoreV2,
  }));
  return topScores(missed).reduce((sum, { impact }) => sum + impact, 0);
}
