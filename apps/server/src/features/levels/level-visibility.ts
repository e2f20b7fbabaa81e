import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { recompute } from '../players/index.ts';
import { openRatingOf } from '../ratings/index.ts';
import { selectLevel } from './detail.repository.ts';
import { type LevelState, lockLevel, updateLevel } from './level-write.repository.ts';

type Visibility = { readonly isDeleted: boolean; readonly isHidden: boolean };
type Verb = 'delete' | 'restore' | 'hide' | 'unhide';
type Write = Pick<Deps, 'db'>;

/** Deletes a level softly. @returns the level as JSON text @throws Problem NOT_FOUND */
export function deleteLevel({ db }: Write, actorId: number, id: number): Promise<string> {
  return transaction(db, async (trx) => {
    const level = await locked(trx, id);
    return show(trx, actorId, level, 'delete', { ...visibilityOf(level), isDeleted: true });
  });
}

/** Takes deletion and hiding back. @returns the level as JSON text @throws Problem NOT_FOUND */
export function restoreLevel({ db }: Write, actorId: number, id: number): Promise<string> {
  return transaction(db, async (trx) => {
    const level = await locked(trx, id);
    return show(trx, actorId, level, 'restore', { isDeleted: false, isHidden: false });
  });
}

/**
 * Hides a level or shows it again; without `wanted` it switches.
 * @returns the level as JSON text @throws Problem NOT_FOUND
 */
export function hideLevel(
  { db }: Write,
  actorId: number,
  id: number,
  wanted: boolean | undefined,
): Promise<{ readonly isHidden: boolean; readonly text: string }> {
  return transaction(db, async (trx) => {
    const level = await locked(trx, id);
    const isHidden = wanted ?? !level.is_hidden;
    const after = { ...visibilityOf(level), isHidden };
    return { isHidden, text: await show(trx, actorId, level, isHidden ? 'hide' : 'unhide', after) };
  });
}

async function locked(trx: Trx, id: number): Promise<LevelState> {
  const level = await lockLevel(trx, id);
  if (level === null) throw new Problem('NOT_FOUND');
  return level;
}

const visibilityOf = (level: LevelState): Visibility => ({
  isDeleted: level.is_deleted,
  isHidden: level.is_hidden,
});

/** Without a change nothing is written. */
async function show(
  trx: Trx,
  actorId: number,
  level: LevelState,
  verb: Verb,
  after: Visibility,
): Promise<string> {
  const { id } = level;
  const before = visibilityOf(level);
  const isMoved = before.isDeleted !== after.isDeleted;
  if (isMoved || before.isHidden !== after.isHidden) {
    await updateLevel(trx, id, { is_deleted: after.isDeleted, is_hidden: after.isHidden });
    await recompute(trx, isMoved ? { rescoreLevelIds: [id] } : { levelIds: [id] });
    await recordAudit(trx, {
      actorId,
      action: `level.${verb}`,
      subject: { id, title: level.song },
      before,
      after,
    });
    await publishEvent(trx, { type: 'levelUpdate', data: { levelId: id, action: verb } });
    const ratingId = await openRatingOf(trx, id);
    if (ratingId !== null) await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId: id } });
  }
  return (await selectLevel(trx, id))?.text ?? '';
}
