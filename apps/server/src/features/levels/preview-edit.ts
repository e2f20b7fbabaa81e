import type { EditEffect } from '@rondo/contract/level-writes';
import type { LevelEdit } from '@rondo/contract/levels';
import { levelFacts } from '@rondo/domain/levels';
import { tryThing } from '../../platform/db/advisory-lock.ts';
import { rowValues } from '../../platform/db/entity-row.ts';
import { isTimeout } from '../../platform/db/errors.ts';
import { readBriefly } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { editedLevel, effectOfEdit, requireDifficulties } from './edited-level.ts';
import { selectLevelState } from './level-write.repository.ts';

/** Longest run of one of its statements. */
const PATIENCE_MS = 5_000;

/**
 * What an edit would do, computed without writing and without the locks of an edit; one at a time for each user.
 * @throws Problem NOT_FOUND, DIFFICULTY_NOT_FOUND, PREVIEW_BUSY
 */
export async function previewEdit(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
  edit: LevelEdit,
  patienceMs = PATIENCE_MS,
): Promise<EditEffect> {
  try {
    return await readBriefly(db, patienceMs, async (trx) => {
      if (!(await tryThing(trx, 'preview', String(userId)))) throw busy();
      const level = found(await selectLevelState(trx, id));
      await requireDifficulties(trx, edit);
      const stored = rowValues(levelFacts, level);
      return effectOfEdit(trx, id, stored, editedLevel(stored, edit));
    });
  } catch (error) {
    throw isTimeout(error) ? busy() : error;
  }
}

const busy = () => new Problem('PREVIEW_BUSY', { retryAfter: 5 });
