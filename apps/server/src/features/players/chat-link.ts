import type { DiscordUser } from '@rondo/contract/players';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import {
  deleteLinkedAccount,
  type LinkedAccount,
  linkedAccountOf,
  linkedConstraint,
  lookUpChatAccount,
  storeLinkedAccount,
  userOfDiscord,
} from '../chat-accounts/index.ts';
import { recordAction } from '../log/index.ts';
import { guardedWrite, type StaffCall } from '../super-admins/index.ts';
import { requirePlayer } from './change-player.ts';
import { type ChatAccount, setChatAccount } from './chat-account.repository.ts';
import { playerProblem } from './player-problem.ts';
import { lockUserOfPlayer, playersWithChatAccount, selectPlayerState } from './player-write.repository.ts';

/**
 * Links a player with a Discord account; a player with an account of ours can sign in with it from then on
 * (docs/rules/players.md#chat-account).
 * @throws Problem NOT_FOUND, what `provePassword` throws, PROVIDER_TAKEN with the ids of the players that have it
 */
export async function linkChatAccount(
  deps: Pick<Deps, 'db' | 'jobs'>,
  call: StaffCall,
  playerId: number,
  account: ChatAccount & LinkedAccount,
): Promise<void> {
  const taken = () => playerProblem('PROVIDER_TAKEN');
  await guardedWrite(deps, call, async (trx, guard) => {
    const player = await requirePlayer(trx, playerId);
    const user = await lockUserOfPlayer(trx, playerId);
    const notify = await guard([user?.id]);
    const others = (await playersWithChatAccount(trx, account.id)).filter((id) => id !== playerId);
    const owner = await userOfDiscord(trx, account.id);
    const isTaken = owner !== undefined && owner.id !== user?.id;
    if (others.length > 0 || isTaken) throw playerProblem('PROVIDER_TAKEN', { ids: others });
    await setChatAccount(trx, playerId, account);
    if (user !== undefined) await storeLinkedAccount(trx, user.id, account);
    await notify('linkDiscord');
    await recordAction(trx, {
      actorId: call.actorId,
      action: 'player.linkDiscord',
      subject: { id: playerId, title: player.name },
      before: { discordId: player.discord_id, discordUsername: player.discord_username },
      after: { discordId: account.id, discordUsername: account.username },
    });
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
  }).catch(problemForConstraint({ players_discord_id_key: taken, [linkedConstraint]: taken }));
}

/**
 * Takes the Discord account off a player and its account. It is no error when there is none.
 * @throws Problem NOT_FOUND, what `provePassword` throws, LAST_PROVIDER when the account could not be signed in to any more
 */
export async function unlinkChatAccount(
  deps: Pick<Deps, 'db' | 'jobs'>,
  call: StaffCall,
  playerId: number,
): Promise<void> {
  await guardedWrite(deps, call, async (trx, guard) => {
    const player = await requirePlayer(trx, playerId);
    const user = await lockUserOfPlayer(trx, playerId);
    const notify = await guard([user?.id]);
    const account = user && (await linkedAccountOf(trx, user.id));
    if (player.discord_id === null && account === undefined) return;
    if (user !== undefined && account !== undefined) {
      if (!user.has_password)
        throw playerProblem('LAST_PROVIDER', { text: 'This is the user’s only way to sign in.' });
      await deleteLinkedAccount(trx, user.id, account);
    }
    await setChatAccount(trx, playerId, null);
    await notify('unlinkDiscord');
    await recordAction(trx, {
      actorId: call.actorId,
      action: 'player.unlinkDiscord',
      subject: { id: playerId, title: player.name },
      before: {
        discordId: player.discord_id ?? account?.id ?? null,
        discordUsername: player.discord_username ?? account?.username ?? null,
      },
      after: { discordId: null, discordUsername: null },
    });
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
  });
}

/**
 * The Discord account of an id, to look at before it is linked with a player.
 * @throws Problem NOT_FOUND without such a player, DISCORD_USER_NOT_FOUND, DISCORD_NOT_CONFIGURED, OAUTH_UNAVAILABLE
 */
export async function findChatAccount(deps: Deps, playerId: number, discordId: string): Promise<DiscordUser> {
  if ((await selectPlayerState(deps.db, playerId)) === undefined) throw playerProblem('NOT_FOUND');
  return lookUpChatAccount(deps, discordId);
}
