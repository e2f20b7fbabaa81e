import type { LevelEdit } from '@rondo/contract/levels';
import { type levelFacts, levelEditConsequences, levelFields } from '@rondo/domain/levels';
import { edited, type RowValues } from '../../platform/db/entity-row.ts';

export type LevelValues = RowValues<typeof levelFacts>;

/** The level's values after an edit: keys of the body, then what follows from them. */
export function editedLevel(stored: LevelValues, edit: LevelEdit): LevelValues {
  const workshopLink = edit.workshopLink ?? edit.wsLink ?? edit.ws;
  const { isRescoreNeeded: _, ...consequences } = levelEditConsequences(stored, edit);
  return { ...stored, ...edited(levelFields, stored, { ...edit, workshopLink }), ...consequences };
}
