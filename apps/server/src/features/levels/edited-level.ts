import type { LevelEdit } from '@rondo/contract/levels';
import { levelEditConsequences, type levelFacts, levelFields } from '@rondo/domain/levels';
import type { Trx } from '../../platform/db/database.ts';
import { edited, type RowValues } from '../../platform/db/entity-row.ts';
import { Problem } from '../../platform/http/problem.ts';
import { selectEditEffect } from '../players/index.ts';
import { unknownDifficulties } from './level-write.repository.ts';

export type LevelValues = RowValues<typeof levelFacts>;

/** The level's values after an edit: keys of the body, then what follows from them. */
export function editedLevel(stored: LevelValues, edit: LevelEdit): LevelValues {
  const workshopLink = edit.workshopLink ?? edit.wsLink ?? edit.ws;
  const { isRescoreNeeded: _, ...consequences } = levelEditConsequences(stored, edit);
  return { ...stored, ...edited(levelFields, stored, { ...edit, workshopLink }), ...consequences };
}

/** What an edit does to passes and standings; nothing unless it changes difficulty or base score. */
export async function effectOfEdit(
  trx: Trx,
  levelId: number,
  before: LevelValues,
  { diffId, baseScore }: LevelValues,
): ReturnType<typeof selectEditEffect> {
  if (diffId === before.diffId && baseScore === before.baseScore)
    return { effect: { rescoredPasses: 0, players: [] }, moves: [] };
  return selectEditEffect(trx, { levelId, diffId, baseScore });
}

/** @throws Problem DIFFICULTY_NOT_FOUND with the fields that name one which is not there */
export async function requireDifficulties(trx: Trx, { diffId, previousDiffId }: LevelEdit): Promise<void> {
  const named = Object.entries({ diffId, previousDiffId }).filter((entry): entry is [string, number] =>
    Number.isInteger(entry[1]),
  );
  if (named.length === 0) return;
  const unknown = await unknownDifficulties(
    trx,
    named.map(([, id]) => id),
  );
  const fields = named
    .filter(([, id]) => unknown.includes(id))
    .map(([field]) => ({ field, code: 'DIFFICULTY_NOT_FOUND', message: 'This difficulty does not exist.' }));
  if (fields.length > 0) throw new Problem('DIFFICULTY_NOT_FOUND', { fields });
}
