import { nameKey } from '@rondo/domain/text';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { Problem } from '../../../platform/http/problem.ts';
import { recordAction } from '../../log/index.ts';
import { recordMerge } from '../../merges/index.ts';
import { giveModifiers, holdModifiers } from '../../modifiers/index.ts';
import { guardedWrite, type StaffCall } from '../../super-admins/index.ts';
import { setChatAccount } from '../chat-account.repository.ts';
import { playerProblem } from '../player-problem.ts';
import { playerProfile } from '../player-profile.ts';
import { type PlayerState, playersNamed, selectPlayerState } from '../player-write.repository.ts';
import { recompute } from '../standings/recompute.ts';
import { lockAccountsOf } from './accounts.repository.ts';
import { takeOverBans } from './bans.ts';
import { submissionsOfAccount } from './belongings.repository.ts';
import { findOfPlayer, lockMoving } from './lock-merged.repository.ts';
import { mergeAccounts, openAccountOf } from './merge-accounts.ts';
import { giveTo, markMerged } from './move.repository.ts';
import type { MovedAccount, MovedOfPlayer } from './moved.ts';
import { publishMove, seenToMove } from './publish-move.ts';

/**
 * Moves everything of a player to another one; the source vanishes. What moved is written down, so that an undo can
 * revert exactly that (docs/rules/players.md#player-merge).
 * @returns the merge, and the target as JSON text
 * @throws Problem SAME_PLAYER, NOT_FOUND, PLAYER_NOT_FOUND for the target, what `provePassword` throws, LAST_SUPER_ADMIN
 * whose account would close
 */
export async function mergePlayer(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  call: StaffCall,
  sourceId: number,
  targetId: number,
): Promise<{ mergeId: number; movedPasses: number; message: string; target: string }> {
  if (sourceId === targetId) throw playerProblem('SAME_PLAYER');
  if (!isRowId(targetId)) throw noTarget();
  const { actorId } = call;
  return guardedWrite(deps, call, async (trx, guard) => {
    await holdModifiers(trx);
    const found = await lockMoving(trx, [sourceId, targetId], () => findOfPlayer(trx, sourceId, targetId));
    const [source, target] = await both(trx, sourceId, targetId);
    const accounts = await lockAccountsOf(trx, [sourceId, targetId]);
    const notify = await guard(accounts.map(({ id }) => id));
    const now = deps.clock.now();
    await lockThing(trx, 'playerName', nameKey(source.name));
    const namesakeIds = (await playersNamed(trx, source.name)).filter((id) => id !== sourceId);

    await giveTo(trx, targetId, found);
    const sides = { accounts, sourceId, targetId };
    // Read again: until its lock the account could submit.
    const ofAccount = await submissionsOfAccount(trx, sourceId);
    const account = await mergeAccounts(trx, sides, ofAccount.made, now);
    const discord = await moveDiscord(trx, source, target);
    const bans = await takeOverBans(
      trx,
      actorId,
      { player: source, account: openAccountOf(accounts, sourceId) },
      { player: target, account: openAccountOf(accounts, targetId) },
    );
    const modifierIds = await giveModifiers(trx, { sourceId, targetId }, now);
    await markMerged(trx, sourceId, { merged_into_id: targetId, merged_at: now });
    await recompute(trx, { levelIds: found.levelIds, playerIds: [sourceId, targetId] });

    const { passIds, submissionIds, othersPassIds } = found;
    const rows = { passIds, submissionIds, othersPassIds };
    const moved: MovedOfPlayer = { ...rows, account, discord, namesakeIds, bans, modifierIds };
    const ids = { source_id: sourceId, target_id: targetId, actor_id: actorId };
    const row = { kind: 'player', ...ids, moved, created_at: now } as const;
    const mergeId = await recordMerge(trx, row);
    await notify('merge');
    await recordAction(trx, {
      actorId,
      action: 'player.merge',
      subject: { id: sourceId, title: source.name },
      before: { playerId: sourceId, name: source.name },
      after: {
        playerId: targetId,
        name: target.name,
        mergeId,
        passes: passIds.length,
        submissions: submissionIds.length,
        account: account?.kind ?? 'none',
      },
    });
    await publishMove(trx, [sourceId, targetId], seenToMove({ submissionIds, ofAccount }), usersOf(account));
    return {
      mergeId,
      movedPasses: passIds.length,
      message: `${source.name} was merged into ${target.name}.`,
      target: (await playerProfile(trx, targetId, { isSuperAdmin: true })).text,
    };
  });
}

async function both(trx: Trx, sourceId: number, targetId: number): Promise<[PlayerState, PlayerState]> {
  const source = await selectPlayerState(trx, sourceId);
  if (source === undefined) throw playerProblem('NOT_FOUND');
  const target = await selectPlayerState(trx, targetId);
  if (target === undefined) throw noTarget();
  return [source, target];
}

function noTarget(): Problem {
  const message = 'This player does not exist.';
  return playerProblem('PLAYER_NOT_FOUND', {
    fields: [{ field: 'targetPlayerId', code: 'PLAYER_NOT_FOUND', message }],
  });
}

/** The source lets go of the account it was shown with; a target without one is shown with it from now on. */
async function moveDiscord(
  trx: Trx,
  source: PlayerState,
  target: PlayerState,
): Promise<MovedOfPlayer['discord']> {
  const { discord_id: id, discord_username: username, discord_avatar: avatar } = source;
  if (id === null) return null;
  const isGiven = target.discord_id === null;
  await setChatAccount(trx, source.id, null);
  if (isGiven) await setChatAccount(trx, target.id, { id, username, avatar });
  return { id, username, avatar, isGiven };
}

function usersOf(account: MovedAccount | null): number[] {
  if (account === null) return [];
  return account.kind === 'moves' ? [account.userId] : [account.userId, account.targetUserId];
}
