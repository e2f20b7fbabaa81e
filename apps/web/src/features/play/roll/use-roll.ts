import { wheelsAfter } from '@rondo/domain/play';
import { useState } from 'react';
import type { Given } from '../../../lib/api/contract.ts';
import { type Difficulty, useDifficulties } from '../../difficulties/index.ts';
import { type Draw, outcomeOfKind } from './use-draws.ts';

export type RollStep = 'difficulty' | 'reason' | 'gimmick' | 'slots' | 'preview';

/** What the wheels have given so far. */
interface Drawn {
  readonly difficulty?: Draw;
  readonly reason?: Draw;
  readonly gimmick?: Draw;
  readonly slots?: Draw;
}

/** A roll of a new difficulty, wheel after wheel (docs/rules/play.md#flow). */
export function useRoll() {
  const difficulties = useDifficulties();
  const [drawn, setDrawn] = useState<Drawn>({});
  const [step, setStep] = useState<RollStep>('difficulty');
  const diffId = outcomeOfKind(drawn.difficulty, 'difficulty')?.diffId;
  const difficulty = difficulties.find(({ id }) => id === diffId) ?? null;
  const take = (draw: Draw) => {
    const { kind } = draw.receipt.outcome;
    const now = { ...drawn, [kind]: draw };
    const nowId = outcomeOfKind(now.difficulty, 'difficulty')?.diffId;
    const rolled = difficulties.find(({ id }) => id === nowId);
    const following = rolled ? wheelsAfter(rolled) : [];
    setDrawn(now);
    setStep(following.find((wheel) => now[wheel] === undefined) ?? 'preview');
  };
  const again = () => {
    setDrawn({});
    setStep('difficulty');
  };
  return { step, drawn, difficulty, take, again };
}
export type Roll = ReturnType<typeof useRoll>;

/** What a wheel has given a level. */
export type RolledValues = Given<'setRolledDifficulty'>['body'];

/** A roll that has come to its end. */
export interface Rolled {
  readonly difficulty: Difficulty;
  readonly word: string | null;
  readonly kind: 'reason' | 'gimmick' | null;
  /** Its own; null for the one that the difficulty has. */
  readonly baseScore: number | null;
  readonly values: RolledValues;
}

/** @param picked the draw of the level, where a wheel picked it */
export function rolledOf(
  { drawn, difficulty }: Pick<Roll, 'drawn' | 'difficulty'>,
  picked?: Draw,
): Rolled | null {
  if (difficulty === null) return null;
  const reason = outcomeOfKind(drawn.reason, 'reason');
  const words = reason ?? outcomeOfKind(drawn.gimmick, 'gimmick');
  // 000 is no base score (docs/rules/play.md#slots).
  const baseScore = outcomeOfKind(drawn.slots, 'slots')?.baseScore || null;
  const draws = [picked, drawn.difficulty, drawn.reason, drawn.gimmick, drawn.slots];
  return {
    difficulty,
    word: words?.word ?? null,
    kind: words?.kind ?? null,
    baseScore,
    values: {
      diffId: difficulty.id,
      baseScore,
      ...(words ? { publicComments: words.word } : {}),
      draws: draws.flatMap((draw) => (draw ? [draw.receipt.id] : [])),
    },
  };
}
