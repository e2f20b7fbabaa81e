import type { DiscordUser } from '@rondo/contract/player-admin';
import type { Deps } from '../../platform/feature.ts';
import { lookUpChatAccount } from '../chat-accounts/index.ts';
import { selectPlayerState } from './player-write.repository.ts';
import { playerProblem } from './player-problem.ts';

/**
 * The Discord account of an id, to look at before it is linked with a player.
 * @throws Problem NOT_FOUND without such a player, DISCORD_USER_NOT_FOUND, DISCORD_NOT_CONFIGURED, OAUTH_UNAVAILABLE
 */
export async function findChatAccount(deps: Deps, playerId: number, discordId: string): Promise<DiscordUser> {
  if ((await selectPlayerState(deps.db, playerId)) === null) throw playerProblem('NOT_FOUND');
  return lookUpChatAccount(deps, discordId);
}
