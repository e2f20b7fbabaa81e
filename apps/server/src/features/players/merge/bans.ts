import type { Trx } from '../../../platform/db/database.ts';
import { recordAction } from '../../log/index.ts';
import { rightsChanged } from '../change-player.ts';
import { type PlayerState, updatePlayer, updateRatingBan } from '../player-write.repository.ts';
import type { PlayersAccount } from './accounts.repository.ts';
import { selectMergedBans } from './bans.repository.ts';
import type { Ban } from './moved.ts';

/** A player with the account that is meant. */
type Side = {
  readonly player: Pick<PlayerState, 'id' | 'name' | 'is_banned' | 'is_submissions_paused'>;
  readonly account: PlayersAccount | undefined;
};

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
  const present = bansOf(target);
  const bans = bansOf(source).filter(
    (ban) => !present.includes(ban) && (ban !== 'isRatingBanned' || target.account !== undefined),
  );
  await setBans(trx, actorId, bans, target, true);
  return bans;
}

/**
 * Lifts the bans that end with the undo of a merge: those that its source has and the target got by a merge, unless
 * another player has them who was merged into it as well.
 */
export async function liftBans(
  trx: Trx,
  actorId: number,
  merge: { readonly id: number; readonly createdAt: Date },
  target: Side,
): Promise<void> {
  const merges = await selectMergedBans(trx, target.player.id, merge.createdAt);
  const own = merges.find(({ mergeId }) => mergeId === merge.id);
  const others = merges.filter(({ mergeId, isUndone }) => mergeId !== merge.id && !isUndone);
  const ends = (ban: Ban) =>
    (own?.[ban] || own?.brought.includes(ban)) &&
    merges.some(({ brought }) => brought.includes(ban)) &&
    !others.some((other) => other[ban]);
  await setBans(trx, actorId, bansOf(target).filter(ends), target, false);
}

function bansOf({ player, account }: Side): Ban[] {
  const bans: (Ban | false | undefined)[] = [
    player.is_banned && 'isBanned',
    player.is_submissions_paused && 'isSubmissionsPaused',
    account?.is_rating_banned && 'isRatingBanned',
  ];
  return bans.flatMap((ban) => ban || []);
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
  { player: { id, name }, account }: Side,
  isSet: boolean,
): Promise<void> {
  for (const ban of bans) {
    if (ban === 'isBanned') await updatePlayer(trx, id, { is_banned: isSet });
    else if (ban === 'isSubmissionsPaused') await updatePlayer(trx, id, { is_submissions_paused: isSet });
    else if (account !== undefined) await updateRatingBan(trx, account.id, isSet);
    await recordAction(trx, {
      actorId,
      action: actions[ban][`${isSet}`],
      subject: { id, title: name },
      before: { [ban]: !isSet },
      after: { [ban]: isSet },
    });
  }
  if (bans.length > 0) await rightsChanged(trx, id);
}
