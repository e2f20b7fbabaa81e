import type { EditEffect, LevelEdit } from '@rondo/contract/levels';
import { levelFacts } from '@rondo/domain/levels';
import type { Db } from '../../platform/db/database.ts';
import { rowValues } from '../../platform/db/entity-row.ts';
import { found } from '../../platform/http/problem.ts';
import { readPreview } from '../../platform/http/read-preview.ts';
import { editedLevel, effectOfEdit, requireDifficulties } from './edited-level.ts';
import { selectLevelState } from './level-write.repository.ts';

/**
 * What an edit would do, computed without writing and without the locks of an edit.
 * @throws Problem NOT_FOUND, DIFFICULTY_NOT_FOUND, PREVIEW_BUSY
 */
export function previewEdit(
  db: Db,
  userId: number,
  id: number,
  edit: LevelEdit,
  patienceMs?: number,
): Promise<EditEffect> {
  return readPreview(
    db,
    userId,
    async (trx) => {
      const level = found(await selectLevelState(trx, id));
      await requireDifficulties(trx, edit);
      const stored = rowValues(levelFacts, level);
      return (await effectOfEdit(trx, id, stored, editedLevel(stored, edit))).effect;
    },
    patienceMs,
  );
}
