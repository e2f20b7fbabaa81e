import { effectiveBase, isMarathon } from '@rondo/domain/passes';
import type { DifficultyRow, HistoryLine, ScoredLevel } from './repository.ts';

type Scoring = Pick<DifficultyRow, 'id' | 'name' | 'base_score'> | undefined;

/** Whether a level's passes are worth something else once its difficulty is another one, or another in itself. */
export function isRescored({ baseScore }: ScoredLevel, before: Scoring, after: Scoring): boolean {
  if (before === undefined || after === undefined) return false;
  const isSameBase =
    effectiveBase(baseScore, before.base_score) === effectiveBase(baseScore, after.base_score);
  return !isSameBase || isMarathon(before) !== isMarathon(after);
}

/**
 * What a level's history says of it: of a move the level's own base score, of a change in itself the base scores that
 * counted (docs/rules/levels.md#history).
 */
export function historyLine(
  { id, diffId, baseScore }: ScoredLevel,
  before: Scoring,
  after: Scoring,
): HistoryLine {
  const newDiffId = after?.id ?? diffId;
  const isMove = newDiffId !== diffId;
  const base = (scoring: Scoring) =>
    isMove ? baseScore : effectiveBase(baseScore, scoring?.base_score ?? null);
  return {
    levelId: id,
    kind: isMove ? 'score' : 'difficulty',
    oldDiffId: diffId,
    newDiffId,
    oldBase: base(before),
    newBase: base(after),
  };
}
