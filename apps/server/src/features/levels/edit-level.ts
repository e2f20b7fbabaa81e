import type { LevelEdit } from '@rondo/contract/levels';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { recompute } from '../players/index.ts';
import { closeRating, openRating, openVotes, renewLowDiff } from '../ratings/index.ts';
import { selectLevel } from './detail.repository.ts';
import { columnsOf, differences, editedFields, type LevelFields, levelFields } from './level-changes.ts';
import { insertLevelChange, lockLevel, unknownDifficulties, updateLevel } from './level-write.repository.ts';

/**
 * Changes the fields that the body has; rating, history, scores and standings follow in the same transaction
 * (rules §9.1). An edit without a difference writes nothing.
 * @returns the level as JSON text
 * @throws Problem NOT_FOUND, STALE, DIFFICULTY_NOT_FOUND
 */
export async function editLevel(
  { db }: Pick<Deps, 'db'>,
  actorId: number,
  id: number,
  edit: LevelEdit,
): Promise<string> {
  return transaction(db, async (trx) => {
    const level = await lockLevel(trx, id);
    if (level === null) throw new Problem('NOT_FOUND');
    if (edit.version !== undefined && edit.version !== level.version) throw new Problem('STALE');
    await requireDifficulties(trx, edit);

    const stored = levelFields(level);
    const edited = editedFields(level, edit);
    const changes = differences(stored, edited);
    if (Object.keys(changes.after).length > 0) {
      await updateLevel(trx, id, columnsOf(changes.after));
      const votes = await openVotes(trx, id);
      const ratingId = await followInRating(trx, id, stored, edited);
      await followInScores(trx, id, stored, edited, votes);
      await recordAudit(trx, {
        actorId,
        action: 'level.edit',
        subject: { type: 'level', id, title: edited.song },
        ...changes,
      });
      await publishEvent(trx, { type: 'levelUpdate', data: { levelId: id, action: 'update' } });
      if (ratingId !== null)
        await publishEvent(trx, { type: 'ratingUpdate', data: { ratingId, levelId: id } });
    }
    return (await selectLevel(trx, id))?.text ?? '';
  });
}

async function requireDifficulties(trx: Trx, { diffId, previousDiffId }: LevelEdit): Promise<void> {
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
    .map(([field]) => ({ field, code: 'DIFFICULTY_NOT_FOUND', message: 'There is no such difficulty.' }));
  if (fields.length > 0) throw new Problem('DIFFICULTY_NOT_FOUND', { fields });
}

/** @returns the rating that was opened, closed or renewed, or null */
async function followInRating(
  trx: Trx,
  id: number,
  before: LevelFields,
  { toRate, rerateNum, rerateReason }: LevelFields,
): Promise<number | null> {
  const level = { id, rerateNum, rerateReason };
  if (toRate && !before.toRate) return openRating(trx, level, '');
  if (!toRate && before.toRate) return closeRating(trx, level);
  return rerateNum === before.rerateNum ? null : renewLowDiff(trx, level);
}

/** A new difficulty or base score is history, and every pass of the level is scored anew. */
async function followInScores(
  trx: Trx,
  id: number,
  before: LevelFields,
  after: LevelFields,
  votes: Awaited<ReturnType<typeof openVotes>>,
): Promise<void> {
  if (after.diffId === before.diffId && after.baseScore === before.baseScore) return;
  await insertLevelChange(trx, {
    level_id: id,
    old_diff_id: before.diffId,
    new_diff_id: after.diffId,
    old_base_score: before.baseScore,
    new_base_score: after.baseScore,
    reason: after.rerateReason,
    votes,
  });
  await recompute(trx, { rescoreLevelIds: [id] });
}
