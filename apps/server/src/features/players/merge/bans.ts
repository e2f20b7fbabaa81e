import type { Trx } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { rightsChanged } from '../change-player.ts';
import { type PlayerState, updatePlayer, updateRatingBan } from '../player-write.repository.ts';
import type { PlayersAccount } from './accounts.repository.ts';
import type { Ban } from './moved.ts';

/** A player with the open account. */
type Side = { readonly player: PlayerState; readonly account: PlayersAccount | undefined };
type Banned = { readonly player: Pick<PlayerState, 'id' | 'name'>; readonly userId: number | undefined };

/**
 * A ban is a person's: what the source was kept from, the target is kept from (docs/rules/players.md#player-merge).
 * Standings are left to the caller.
 * @returns the bans that the target did not have
 */
export async function takeOverBans(
  trx: Trx,
  actorId: number,
  source: Side,
  target: Side,
): Promise<readonly Ban[]> {
  const bans: Ban[] = [];
  if (source.player.is_banned && !target.player.is_banned) bans.push('isBanned');
  if (source.player.is_submissions_paused && !target.player.is_submissions_paused)
    bans.push('isSubmissionsPaused');
  if (source.account?.is_rating_banned && target.account?.is_rating_banned === false)
    bans.push('isRatingBanned');
  await setBans(trx, actorId, bans, { player: target.player, userId: target.account?.id }, true);
  return bans;
}

/** Lifts the bans that a merge brought. */
export function liftBans(trx: Trx, actorId: number, bans: readonly Ban[], target: Banned): Promise<void> {
  return setBans(trx, actorId, bans, target, false);
}

const actions = {
  isBanned: { true: 'player.ban', false: 'player.unban' },
  isSubmissionsPaused: { true: 'player.pauseSubmissions', false: 'player.resumeSubmissions' },
  isRatingBanned: { true: 'player.banFromRating', false: 'player.unbanFromRating' },
} as const;

async function setBans(
  trx: Trx,
  actorId: number,
  bans: readonly Ban[],
  { player: { id, name }, userId }: Banned,
  isSet: boolean,
): Promise<void> {
  for (const ban of bans) {
    if (ban === 'isBanned') await updatePlayer(trx, id, { is_banned: isSet });
    else if (ban === 'isSubmissionsPaused') await updatePlayer(trx, id, { is_submissions_paused: isSet });
    else if (userId !== undefined) await updateRatingBan(trx, userId, isSet);
    await recordAudit(trx, {
      actorId,
      action: actions[ban][`${isSet}`],
      subject: { id, title: name },
      before: { [ban]: !isSet },
      after: { [ban]: isSet },
    });
  }
  if (bans.length > 0) await rightsChanged(trx, id);
}
