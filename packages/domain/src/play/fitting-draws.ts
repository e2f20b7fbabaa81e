import type { DrawOutcome } from './draw.ts';
import { type RolledDifficulty, wheelsAfter } from './reroll.ts';

/** What somebody gives a level, be it drawn or not. */
export interface RolledLevel {
  readonly levelId: number;
  readonly diffId: number;
  /** null: not set */
  readonly baseScore: number | null;
  /** Empty: none. */
  readonly comment: string;
}

/**
 * Whether draws brought all that is given (docs/rules/play.md#named-draws): each wheel once, the difficulty always, and
 * nothing by hand beside them.
 * @param difficulty the one that is given
 */
export function drawsFit(
  draws: readonly DrawOutcome[],
  { levelId, diffId, baseScore, comment }: RolledLevel,
  difficulty: RolledDifficulty,
): boolean {
  const after: readonly DrawOutcome['kind'][] = wheelsAfter(difficulty);
  const kinds = draws.map(({ kind }) => kind);
  const isOwn = (kind: DrawOutcome['kind']) =>
    kind === 'difficulty' || kind === 'level' || after.includes(kind);
  if (new Set(kinds).size < kinds.length || !kinds.includes('difficulty') || !kinds.every(isOwn))
    return false;
  const isByHand =
    (baseScore !== null && !kinds.includes('slots')) ||
    (comment !== '' && !kinds.includes('reason') && !kinds.includes('gimmick'));
  return !isByHand && draws.every(gives);

  function gives(draw: DrawOutcome): boolean {
    switch (draw.kind) {
      case 'level':
        return draw.levelId === levelId;
      case 'difficulty':
        return draw.diffId === diffId;
      case 'slots':
        return (draw.baseScore || null) === baseScore;
      case 'reason':
      case 'gimmick':
        return draw.word === comment;
      case 'case':
        return false;
    }
  }
}
