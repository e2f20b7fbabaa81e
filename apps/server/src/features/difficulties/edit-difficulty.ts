import type { DifficultyEdit, NewDifficulty } from '@rondo/contract/difficulties';
import { AUTO_ICON, type DifficultyValues } from '@rondo/domain/difficulties';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { columnsOf } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, found, Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { recordAction } from '../log/index.ts';
import { difficultyChanged, type IconOrigin } from './difficulty-changed.ts';
import { type DifficultyRow, selectDifficulties, selectIsRemoved } from './repository.ts';
import { differenceOf, refuseTaken, storedIcons, valuesOf, versionOf } from './values.ts';

/** The row as it is now, how many passes were rescored, and the entry of the log; null where nothing was written. */
export type WrittenDifficulty = {
  readonly row: DifficultyRow;
  readonly rescoredPasses: number;
  readonly logId: number | null;
};

/** @throws Problem DIFFICULTY_EXISTS, also for the id of a deleted one; SORT_ORDER_TAKEN, VALIDATION_FAILED */
export function createDifficulty(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actorId: number,
  { id, ...given }: NewDifficulty,
): Promise<WrittenDifficulty> {
  return writing(db, async (trx) => {
    const rows = await selectDifficulties(trx);
    if (rows.some((row) => row.id === id)) throw idTaken(id, 'There is already a difficulty with this ID.');
    if (await selectIsRemoved(trx, id))
      throw idTaken(id, 'A deleted difficulty had this ID, and histories still name it.');
    const icons = storedIcons(id, given, config);
    const values: DifficultyValues = {
      ...{ icon: AUTO_ICON, legacyIcon: AUTO_ICON, ...given, ...icons },
      legacyEmoji: given.legacyEmoji ?? null,
    };
    refuseTaken(rows, id, values);
    await difficultyChanged(trx, config, { put: [{ id, ...columnsOf(values) }] });
    const subject = { id, title: values.name };
    const logId = await recordAction(trx, { actorId, action: 'difficulty.create', subject, after: values });
    return { row: await writtenRow(trx, id), rescoredPasses: 0, logId };
  });
}

/**
 * Changes the fields that the body has; scores, standings, lists and averages follow in the same transaction
 * (docs/rules/difficulties.md#change). An edit without a difference writes nothing.
 * @throws Problem NOT_FOUND, STALE, DIFFICULTY_EXISTS, SORT_ORDER_TAKEN, VALIDATION_FAILED
 */
export function editDifficulty(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actorId: number,
  id: number,
  edit: DifficultyEdit,
): Promise<WrittenDifficulty> {
  return writing(db, async (trx) => {
    const rows = await selectDifficulties(trx);
    const { before, after } = editedDifficulty(rows, id, edit, config);
    const difference = differenceOf(before, after);
    if (difference === null) return { row: await writtenRow(trx, id), rescoredPasses: 0, logId: null };
    const { rescoredPasses, logId } = await difficultyChanged(
      trx,
      config,
      { put: [{ id, ...columnsOf(after) }] },
      (effect) =>
        recordAction(trx, {
          actorId,
          action: 'difficulty.edit',
          subject: { id, title: after.name },
          before: difference.before,
          after: { ...difference.after, ...(effect && { effect }) },
        }),
    );
    return { row: await writtenRow(trx, id), rescoredPasses, logId };
  });
}

/**
 * The values of a difficulty before and after an edit.
 * @throws Problem NOT_FOUND, STALE, DIFFICULTY_EXISTS, SORT_ORDER_TAKEN, VALIDATION_FAILED
 */
export function editedDifficulty(
  rows: readonly DifficultyRow[],
  id: number,
  { id: idInBody, version, ...edit }: DifficultyEdit,
  config: IconOrigin,
): { readonly before: DifficultyValues; readonly after: DifficultyValues } {
  const before = valuesOf(found(rows.find((row) => row.id === id)));
  if (idInBody !== undefined && idInBody !== id)
    throw fieldProblem('VALIDATION_FAILED', 'id', {
      code: 'fixed',
      message: 'The ID of a difficulty cannot change.',
    });
  if (version !== undefined && version !== versionOf(before))
    throw new Problem('STALE', { text: 'Somebody else has changed this difficulty in the meantime.' });
  const icons = storedIcons(id, edit, config);
  const given = Object.entries({ ...edit, ...icons }).filter(([, value]) => value !== undefined);
  const after: DifficultyValues = { ...before, ...Object.fromEntries(given) };
  refuseTaken(rows, id, after);
  return { before, after };
}

/** One write of difficulties at a time. */
export function writing<T>(db: Deps['db'], work: (trx: Trx) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    await lockThing(trx, 'difficulties');
    return work(trx);
  }).catch(takenInDatabase);
}

/** The database folds more letters than we do. */
const takenInDatabase = problemForConstraint({
  difficulties_name_unique: () => new Problem('DIFFICULTY_EXISTS'),
  difficulties_sort_order_unique: () => new Problem('SORT_ORDER_TAKEN'),
});

const idTaken = (id: number, text: string) => new Problem('DIFFICULTY_EXISTS', { text, ids: [id] });

async function writtenRow(trx: Trx, id: number): Promise<DifficultyRow> {
  return found((await selectDifficulties(trx)).find((row) => row.id === id));
}
