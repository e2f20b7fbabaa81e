import type { Creator } from '@rondo/contract/creators';
import { nameKey } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishLevels } from '../../platform/events/publish-levels.ts';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { recordAction } from '../log/index.ts';
import { markUndone, mergeToUndo, standingMergeOf, undoBlocked } from '../merges/index.ts';
import {
  type CreatorState,
  creatorsInTheWay,
  creatorsToWrite,
  openAccount,
  updateCreator,
} from './creator-write.repository.ts';
import { lockLevelsOf } from './level-marks.repository.ts';
import { type MovedOfCreator, publishRequests } from './merge-creators.ts';
import { writtenCreator } from './present.ts';
import { holdCreators } from './shared-lock.ts';
import {
  giveCreditsBack,
  giveMembershipsBack,
  giveRequestsBack,
  levelsOfLostCredits,
  restoreCredits,
} from './undo.repository.ts';

/**
 * Gives the source of a merge everything back; what came to the target since stays there.
 * @returns source and target
 * @throws Problem NOT_FOUND, UNDO_EXPIRED, UNDO_BLOCKED with its reason
 */
export async function undoCreatorMerge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actorId: number,
  mergeId: number,
): Promise<{ creator: Creator; target: Creator }> {
  return transaction(db, async (trx) => {
    await holdCreators(trx);
    const merge = await mergeToUndo(trx, 'creator', mergeId, clock.now());
    const moved = merge.moved as unknown as MovedOfCreator;
    const levelIds = await lockLevelsOf(trx, [merge.targetId]);
    const { source, target } = await presentSides(trx, merge);
    await refuseObstacles(trx, source, target, moved);

    const sides = { source: source.id, target: target.id, mergedAt: merge.createdAt };
    await giveCreditsBack(trx, moved.credits, target.id, source.id);
    await updateCreator(trx, target.id, targetWithout(target, moved));
    const account = moved.userId === null ? null : await openAccount(trx, 'users.id', moved.userId);
    await updateCreator(trx, source.id, {
      merged_into_id: null,
      merged_at: null,
      user_id: account?.user_id ?? null,
      discord_id: moved.discordId,
    }).catch(problemForConstraint(lateObstacles));
    await restoreCredits(trx, moved.metCredits, source.id);
    await giveRequestsBack(trx, moved.requests, sides);
    await giveMembershipsBack(trx, moved.teams, sides);
    await markUndone(trx, mergeId, clock.now());
    await recordAction(trx, {
      actorId,
      action: 'creator.undoMerge',
      subject: { id: source.id, title: source.name },
      before: { mergedInto: target.id },
      after: { mergeId, credits: moved.credits.length, requests: moved.requests.length },
    });
    await publishLevels(trx, levelIds, 'update');
    await publishRequests(trx, moved.requests);
    return { creator: await writtenCreator(trx, source.id), target: await writtenCreator(trx, target.id) };
  });
}

async function presentSides(
  trx: Trx,
  { sourceId, targetId }: { readonly sourceId: number; readonly targetId: number },
): Promise<{ source: CreatorState; target: CreatorState }> {
  const rows = await creatorsToWrite(trx, [sourceId, targetId]);
  const [source, target] = [sourceId, targetId].map((id) => rows.find((row) => row.id === id));
  if (source === undefined) throw new Problem('UNDO_EXPIRED');
  if (target !== undefined && target.merged_into_id === null) return { source, target };
  const later = await standingMergeOf(trx, 'creator', targetId);
  throw later === null
    ? undoBlocked('TARGET_GONE', 'the creator it went into is gone.', [targetId])
    : undoBlocked('TARGET_MERGED', `the creator it went into was merged itself: undo merge ${later} first.`, [
        later,
      ]);
}

async function refuseObstacles(
  trx: Trx,
  source: CreatorState,
  target: CreatorState,
  moved: MovedOfCreator,
): Promise<void> {
  const { userId, discordId } = moved;
  const { named, linked, chatting } = await creatorsInTheWay(trx, { name: source.name, userId, discordId });
  const others = (ids: readonly number[]) => ids.filter((id) => id !== target.id);
  if (named.length > 0)
    throw undoBlocked('NAME_IN_USE', `another creator is now named ${source.name}.`, named);
  if (others(linked).length > 0)
    throw undoBlocked('USER_LINKED', 'its user is now linked to another creator.', others(linked));
  if (others(chatting).length > 0)
    throw undoBlocked('CHAT_LINKED', 'its Discord account now belongs to another creator.', others(chatting));
  const lost = await levelsOfLostCredits(trx, [...moved.credits, ...moved.metCredits], target.id);
  if (lost.length > 0)
    throw undoBlocked('CREDITS_CHANGED', `the credits of ${lost.length} levels were changed since.`, lost);
}

const lateObstacles = {
  creators_name_unique: () => undoBlocked('NAME_IN_USE', 'its name is now in use.'),
  creators_user_unique: () => undoBlocked('USER_LINKED', 'its user is now linked to another creator.'),
  creators_discord_unique: () =>
    undoBlocked('CHAT_LINKED', 'its Discord account now belongs to another creator.'),
};

/** The target without what the merge gave it, as far as it still has it. */
function targetWithout(target: CreatorState, { aliases, userId, discordId }: MovedOfCreator) {
  const won = new Set(aliases.map(nameKey));
  return {
    aliases: target.aliases.filter((alias) => !won.has(nameKey(alias))),
    user_id: target.user_id === userId ? null : target.user_id,
    discord_id: target.discord_id === discordId ? null : target.discord_id,
  };
}
