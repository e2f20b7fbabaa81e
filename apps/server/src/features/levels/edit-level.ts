import type { LevelEdit } from '@rondo/contract/levels';
import { difference } from '@rondo/domain/entity';
import { levelFacts } from '@rondo/domain/levels';
import type { Db, Trx } from '../../platform/db/database.ts';
import { columnsOf, rowValues } from '../../platform/db/entity-row.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { tellRerate } from '../inbox/index.ts';
import { recordAction } from '../log/index.ts';
import { refuseShortLink, withFollowedVideo } from '../media/index.ts';
import { holdStandings, recompute } from '../players/index.ts';
import { closeRating, openRating, openVotes, renewLowDiff } from '../ratings/index.ts';
import { writtenLevel } from './detail.repository.ts';
import { editedLevel, effectOfEdit, type LevelValues, requireDifficulties } from './edited-level.ts';
import {
  insertLevelChange,
  type LevelState,
  linkToLog,
  lockLevel,
  updateLevel,
} from './level-write.repository.ts';

/**
 * Changes the fields that the body has; rating, history, scores and standings follow in the same transaction
 * (docs/rules/levels.md#level-edit). An edit without a difference writes nothing.
 * @returns the level as JSON text
 * @throws Problem NOT_FOUND, STALE, DIFFICULTY_NOT_FOUND, SHORT_LINK_UNRESOLVED
 */
export async function editLevel(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'log'>,
  actorId: number,
  id: number,
  sent: LevelEdit,
): Promise<string> {
  const edit = await withFollowedVideo(deps, sent);
  return transaction(deps.db, async (trx) => {
    const level = found(await lockLevel(trx, id));
    if (edit.version !== undefined && edit.version !== level.version) throw new Problem('STALE');
    await requireDifficulties(trx, edit);
    await editLockedLevel(trx, actorId, level, edit);
    return writtenLevel(trx, id);
  });
}

/**
 * Opens or closes a level's rating, as an edit of that one field (docs/rules/ratings.md#life).
 * @returns the rating that is open now or was closed, null when there was none to close
 * @throws Problem NOT_FOUND
 */
export async function setToRate(
  db: Db,
  actorId: number,
  id: number,
  toRate: boolean,
): Promise<number | null> {
  return transaction(db, async (trx) => {
    const level = found(await lockLevel(trx, id));
    const ratingId = await editLockedLevel(trx, actorId, level, { toRate });
    return ratingId ?? (toRate ? openRating(trx, { id, rerateNum: level.rerate_num }, '') : null);
  });
}

/** Edits a locked level. @returns the rating that was opened, closed or renewed, or null */
export async function editLockedLevel(
  trx: Trx,
  actorId: number,
  level: LevelState,
  edit: LevelEdit,
): Promise<number | null> {
  const { id } = level;
  const stored = rowValues(levelFacts, level);
  const edited = editedLevel(stored, edit);
  const { changed, ...changes } = difference(levelFacts, stored, edited);
  if (changed.size === 0) return null;
  if (changed.has('videoLink')) refuseShortLink(edited.videoLink);
  await updateLevel(trx, id, columnsOf(changes.after));
  const votes = await openVotes(trx, id);
  const ratingId = await followInRating(trx, id, stored, edited);
  const rescoring = await followInScores(trx, id, stored, edited, votes);
  const entryId = await recordAction(trx, {
    actorId,
    action: 'level.edit',
    subject: { id, title: edited.song },
    before: changes.before,
    after: { ...changes.after, ...(rescoring && { effect: rescoring.effect }) },
  });
  if (rescoring !== null) {
    await linkToLog(trx, rescoring.changeId, entryId);
    await tellRerate(trx, rescoring.moves, { auditId: entryId, levels: 1 });
  }
  await publishEvent(trx, { type: 'levelUpdate', data: { levelId: id, action: 'update' } });
  if (ratingId !== null) await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId: id } });
  return ratingId;
}

/** @returns the rating that was opened, closed or renewed, or null */
async function followInRating(
  trx: Trx,
  id: number,
  before: LevelValues,
  { toRate, rerateNum, rerateReason }: LevelValues,
): Promise<number | null> {
  const level = { id, rerateNum, rerateReason };
  if (toRate && !before.toRate) return openRating(trx, level, '');
  if (!toRate && before.toRate) return closeRating(trx, level);
  return rerateNum === before.rerateNum ? null : renewLowDiff(trx, level);
}

/**
 * A new difficulty or base score is history, and every pass of the level is rescored.
 * @returns the change and what it did to the standings, or null where neither changed
 */
async function followInScores(
  trx: Trx,
  id: number,
  before: LevelValues,
  after: LevelValues,
  votes: Awaited<ReturnType<typeof openVotes>>,
): Promise<({ readonly changeId: number } & Awaited<ReturnType<typeof effectOfEdit>>) | null> {
  if (after.diffId === before.diffId && after.baseScore === before.baseScore) return null;
  const changeId = await insertLevelChange(trx, {
    level_id: id,
    old_diff_id: before.diffId,
    new_diff_id: after.diffId,
    old_base_score: before.baseScore,
    new_base_score: after.baseScore,
    reason: after.rerateReason,
    votes,
  });
  const touched = { rescoreLevelIds: [id] };
  await holdStandings(trx, touched);
  const { effect, moves } = await effectOfEdit(trx, id, before, after);
  await recompute(trx, touched);
  return { changeId, effect, moves };
}
