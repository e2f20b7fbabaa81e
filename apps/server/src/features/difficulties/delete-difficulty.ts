import type { Deps } from '../../platform/feature.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { difficultyChanged } from './difficulty-changed.ts';
import { writing } from './edit-difficulty.ts';
import { type DifficultyRow, selectDifficulties } from './repository.ts';
import { valuesOf } from './values.ts';

const UNRANKED = 0;

/**
 * Deletes a difficulty in favour of another one (docs/rules/difficulties.md#deletion).
 * @param fallback as the request names it
 * @returns how many levels moved and how many passes were rescored
 * @throws Problem NOT_FOUND, UNRANKED_STAYS, FALLBACK_INVALID
 */
export function deleteDifficulty(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actorId: number,
  id: number,
  fallback: unknown,
): Promise<{
  readonly updatedLevels: number;
  readonly rescoredPasses: number;
  readonly logId: number | null;
}> {
  return writing(db, async (trx) => {
    const { row, fallbackId } = deletable(await selectDifficulties(trx), id, fallback);
    const { levelIds, rescoredPasses, logId } = await difficultyChanged(
      trx,
      config,
      { remove: { id, fallbackId } },
      (effect, levels) =>
        recordAction(trx, {
          actorId,
          action: 'difficulty.delete',
          subject: { id, title: row.name },
          before: valuesOf(row),
          after: { diffId: fallbackId, levels, ...(effect && { effect }) },
        }),
    );
    return { updatedLevels: levelIds.length, rescoredPasses, logId };
  });
}

/** @throws Problem NOT_FOUND, UNRANKED_STAYS, FALLBACK_INVALID */
export function deletable(
  rows: readonly DifficultyRow[],
  id: number,
  fallback: unknown,
): { readonly row: DifficultyRow; readonly fallbackId: number; readonly fallback: DifficultyRow } {
  const row = found(rows.find((known) => known.id === id));
  if (id === UNRANKED) throw new Problem('UNRANKED_STAYS');
  const fallbackId = /^\d{1,10}$/.test(String(fallback).trim()) ? Number(fallback) : Number.NaN;
  const other = rows.find((known) => known.id === fallbackId && known.id !== id);
  return { row, fallbackId, fallback: found(other, 'FALLBACK_INVALID') };
}
