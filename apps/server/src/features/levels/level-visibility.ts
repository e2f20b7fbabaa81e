import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { recompute } from '../players/index.ts';
import { openRatingOf } from '../ratings/index.ts';
import { writtenLevel } from './detail.repository.ts';
import { type LevelState, lockLevel, updateLevel } from './level-write.repository.ts';

/** Deleting is soft; restoring takes hiding back as well. */
const changes = {
  delete: { isDeleted: true },
  restore: { isDeleted: false, isHidden: false },
  hide: { isHidden: true },
  unhide: { isHidden: false },
};
type Verb = keyof typeof changes;

/**
 * Deletes, restores, hides or shows a level; `toggle` hides it or shows it again. Without a change nothing is written.
 * @returns the level as JSON text, and whether it is hidden
 * @throws Problem NOT_FOUND
 */
export function changeVisibility(
  db: Db,
  actorId: number,
  id: number,
  wanted: Verb | 'toggle',
): Promise<{ readonly isHidden: boolean; readonly text: string }> {
  return transaction(db, async (trx) => {
    const level = found(await lockLevel(trx, id));
    const toggled = level.is_hidden ? 'unhide' : 'hide';
    const isHidden = await changeLocked(trx, actorId, level, wanted === 'toggle' ? toggled : wanted);
    return { isHidden, text: await writtenLevel(trx, id) };
  });
}

/** Deletes a locked level inside a transaction; one that is deleted already stays as it is. */
export async function deleteLockedLevel(trx: Trx, actorId: number, level: LevelState): Promise<void> {
  await changeLocked(trx, actorId, level, 'delete');
}

/** @returns whether the level is hidden now */
async function changeLocked(trx: Trx, actorId: number, level: LevelState, verb: Verb): Promise<boolean> {
  const { id } = level;
  const before = { isDeleted: level.is_deleted, isHidden: level.is_hidden };
  const after = { ...before, ...changes[verb] };
  const isMoved = before.isDeleted !== after.isDeleted;
  if (isMoved || before.isHidden !== after.isHidden) {
    await updateLevel(trx, id, { is_deleted: after.isDeleted, is_hidden: after.isHidden });
    await recompute(trx, isMoved ? { rescoreLevelIds: [id] } : { levelIds: [id] });
    const subject = { id, title: level.song };
    await recordAction(trx, { actorId, action: `level.${verb}`, subject, before, after });
    await publishEvent(trx, { type: 'levelUpdate', data: { levelId: id, action: verb } });
    const ratingId = await openRatingOf(trx, id);
    if (ratingId !== null) await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId: id } });
  }
  return after.isHidden;
}
