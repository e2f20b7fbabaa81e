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

/** What makes up the ranked score of one player whose countable passes have 25 more misses each. */
export function missedTopScores(passes: readonly MissablePass[]): ReturnType<typeof topScores> {
  return topScores(
    passes.map((pass) => ({ id: pass.id, levelId: pass.levelId, scoreV2: missedPass(pass).scoreV2 })),
  );
}
