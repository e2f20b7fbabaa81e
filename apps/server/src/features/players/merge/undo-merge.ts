import { nameKey } from '@rondo/domain/text';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { recordAction } from '../../log/index.ts';
import { tellMergeUndone } from '../../inbox/index.ts';
import { markUndone, mergeToUndo, undoBlocked } from '../../merges/index.ts';
import { holdModifiers, returnModifiers } from '../../modifiers/index.ts';
import { guardedWrite, type StaffCall } from '../../super-admins/index.ts';
import { playerShownWith, setChatAccount } from '../chat-account.repository.ts';
import { playersNamed } from '../player-write.repository.ts';
import { recomputeMoving } from '../standings/recompute.ts';
import { lockAccountsOf } from './accounts.repository.ts';
import { liftBans } from './bans.ts';
import { findMoved, lockMoving } from './lock-merged.repository.ts';
import { returnAccount } from './merge-accounts.ts';
import { giveTo, markMerged, passesOfOthers, selectAnyPlayer } from './move.repository.ts';
import type { MovedOfPlayer } from './moved.ts';
import { publishMove, seenToMove } from './publish-move.ts';

/**
 * Takes a merge of players back: every row that it moved returns, and what was made of it since follows; standings are
 * recomputed.
 * @throws Problem NOT_FOUND, UNDO_EXPIRED, what `provePassword` throws, UNDO_BLOCKED with the reason
 */
export async function undoPlayerMerge(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  call: StaffCall,
  mergeId: number,
): Promise<{ sourceName: string; targetName: string }> {
  const { actorId } = call;
  return guardedWrite(deps, call, async (trx, guard) => {
    const now = deps.clock.now();
    await holdModifiers(trx);
    const { sourceId, targetId, ...merge } = await mergeToUndo(trx, 'player', mergeId, now);
    const moved = merge.moved as unknown as MovedOfPlayer;
    const found = await lockMoving(trx, [sourceId, targetId], () => findMoved(trx, targetId, moved));
    const accounts = await lockAccountsOf(trx, [sourceId, targetId]);
    const notify = await guard([...accounts.map(({ id }) => id), ...accountsOf(moved.account)]);
    const source = await selectAnyPlayer(trx, sourceId);
    const target = await selectAnyPlayer(trx, targetId);
    if (source === undefined || target === undefined || source.merged_into_id !== targetId)
      throw undoBlocked('TARGET_GONE', 'one of the two players is gone.');
    if (target.merged_into_id !== null)
      throw undoBlocked(
        'TARGET_MERGED',
        `${target.name} was merged into another player since; undo that first.`,
        [target.merged_into_id],
      );
    await refuseOthersPasses(trx, moved, targetId);
    await refuseTakenName(trx, source.name, moved, sourceId);

    await giveTo(trx, sourceId, found);
    const userIds = await returnAccount(trx, moved.account, { accounts, sourceId, targetId });
    await returnDiscord(trx, moved.discord, sourceId, { id: targetId, discordId: target.discord_id });
    const userId = moved.account?.kind === 'closes' ? moved.account.targetUserId : null;
    const account = accounts.find(({ id }) => id === userId);
    await liftBans(trx, actorId, { id: mergeId, createdAt: merge.createdAt }, { player: target, account });
    await returnModifiers(trx, moved.modifierIds ?? [], { sourceId, targetId });
    await markMerged(trx, sourceId, { merged_into_id: null, merged_at: null });
    const playerIds = [sourceId, targetId];
    const moves = await recomputeMoving(trx, { levelIds: found.levelIds, playerIds }, playerIds);
    await markUndone(trx, mergeId, now);
    await tellMergeUndone(trx, mergeId, moves);
    await notify('undoMerge');
    await recordAction(trx, {
      actorId,
      action: 'player.undoMerge',
      subject: { id: sourceId, title: source.name },
      before: { playerId: targetId, name: target.name, mergeId },
      after: { playerId: sourceId, name: source.name, passes: found.passIds.length },
    });
    await publishMove(trx, [sourceId, targetId], seenToMove(found), userIds);
    return { sourceName: source.name, targetName: target.name };
  });
}

async function refuseOthersPasses(trx: Trx, { passIds }: MovedOfPlayer, targetId: number): Promise<void> {
  const others = await passesOfOthers(trx, passIds, targetId);
  if (others.length > 0)
    throw undoBlocked('PASSES_MOVED', `passes ${others.join(', ')} belong to other players since.`, others);
}

/** Held until the commit: nobody takes the name meanwhile. */
async function refuseTakenName(
  trx: Trx,
  name: string,
  { namesakeIds }: MovedOfPlayer,
  sourceId: number,
): Promise<void> {
  await lockThing(trx, 'playerName', nameKey(name));
  const taken = (await playersNamed(trx, name)).filter((id) => id !== sourceId && !namesakeIds.includes(id));
  if (taken.length > 0) throw undoBlocked('NAME_IN_USE', `another player is called ${name} now.`, taken);
}

/** The accounts that a merge moved or closed, wherever they are by now. */
function accountsOf(account: MovedOfPlayer['account']): (number | null)[] {
  if (account === null) return [];
  return account.kind === 'moves'
    ? [account.userId, account.freedUserId]
    : [account.userId, account.targetUserId];
}

/** The source is shown with its Discord account again, unless somebody else is by now. */
async function returnDiscord(
  trx: Trx,
  discord: MovedOfPlayer['discord'],
  sourceId: number,
  target: { readonly id: number; readonly discordId: string | null },
): Promise<void> {
  if (discord === null) return;
  const { id, username, avatar, isGiven } = discord;
  if (isGiven && target.discordId === id) await setChatAccount(trx, target.id, null);
  const holder = await playerShownWith(trx, id);
  if (holder !== null)
    throw undoBlocked('CHAT_LINKED', `another player has the Discord account ${username ?? id} now.`, [
      holder,
    ]);
  await setChatAccount(trx, sourceId, { id, username, avatar });
}
