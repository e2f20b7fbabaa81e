import type { DifficultyEdit, DifficultyEffect } from '@rondo/contract/difficulties';
import { difficultyWarnings } from '@rondo/domain/difficulties';
import { columnsOf } from '../../platform/db/entity-row.ts';
import type { Deps } from '../../platform/feature.ts';
import { readPreview } from '../../platform/http/read-preview.ts';
import { movesByDifficulty } from '../players/index.ts';
import { deletable } from './delete-difficulty.ts';
import type { IconOrigin } from './difficulty-changed.ts';
import { editedDifficulty } from './edit-difficulty.ts';
import { countPasses, type DifficultyRow, selectDifficulties, selectLevelsOf } from './repository.ts';
import { isRescored } from './rescored.ts';

/**
 * What an edit or, with a fallback, a deletion would do, computed without writing and without its locks.
 * @throws Problem as `editDifficulty` and `deleteDifficulty`; PREVIEW_BUSY
 */
export function previewDifficulty(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  id: number,
  { fallbackId, ...edit }: DifficultyEdit & { readonly fallbackId?: unknown },
): Promise<DifficultyEffect> {
  return readPreview(db, userId, async (trx) => {
    const rows = await selectDifficulties(trx);
    const isDeletion = fallbackId !== undefined && fallbackId !== null && fallbackId !== '';
    const { before, after } = isDeletion ? deletion(rows, id, fallbackId) : changed(rows, id, edit, config);
    const levels = await selectLevelsOf(trx, id);
    const rescored = levels.filter((level) => isRescored(level, before, after)).map((level) => level.id);
    const { name, base_score: baseScore } = after;
    const scoring = { id: after.id, name, baseScore };
    const { players, up, down, keep } = await movesByDifficulty(trx, rescored, scoring);
    return {
      rescoredPasses: await countPasses(trx, rescored),
      players,
      levels: levels.length,
      levelsWithOwnBase: levels.filter(({ baseScore }) => baseScore !== null).length,
      playersUp: up,
      playersDown: down,
      playersKeep: keep,
      warnings: isDeletion ? [] : difficultyWarnings(after),
    };
  });
}

type Sides = { readonly before: DifficultyRow; readonly after: DifficultyRow };

function deletion(rows: readonly DifficultyRow[], id: number, fallbackId: unknown): Sides {
  const { row, fallback } = deletable(rows, id, fallbackId);
  return { before: row, after: fallback };
}

function changed(
  rows: readonly DifficultyRow[],
  id: number,
  edit: DifficultyEdit,
  config: IconOrigin,
): Sides {
  const { after } = editedDifficulty(rows, id, edit, config);
  const before = rows.find((row) => row.id === id) as DifficultyRow;
  return { before, after: { ...before, ...columnsOf(after) } };
}
