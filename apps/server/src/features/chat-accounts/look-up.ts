import type { DiscordUser } from '@rondo/contract/player-admin';
import type { Deps } from '../../platform/feature.ts';
import { Problem } from '../../platform/http/problem.ts';
import { askDiscord } from './ask-discord.ts';
import { selectKnownAccount } from './known-accounts.repository.ts';

/**
 * The Discord account of an id: by the bot if one is set up, else out of the accounts that are known here
 * (docs/rules/players.md#chat-account). When Discord does not answer, a known account does.
 * @throws Problem DISCORD_USER_NOT_FOUND, DISCORD_NOT_CONFIGURED, OAUTH_UNAVAILABLE
 */
export async function lookUpChatAccount(deps: Deps, id: string): Promise<DiscordUser> {
  const { discordBot } = deps.config;
  if (discordBot === null) {
    const known = await selectKnownAccount(deps.db, id);
    if (known === null) throw refusal('DISCORD_NOT_CONFIGURED');
    return known;
  }
  try {
    const account = await askDiscord(discordBot, deps.fetch, id);
    if (account === null) throw refusal('DISCORD_USER_NOT_FOUND');
    return account;
  } catch (error) {
    if (error instanceof Problem) throw error;
    deps.log.warn({ err: error }, 'looking up a Discord account failed');
    const known = await selectKnownAccount(deps.db, id);
    if (known === null) throw refusal('OAUTH_UNAVAILABLE');
    return known;
  }
}

function refusal(code: 'DISCORD_NOT_CONFIGURED' | 'DISCORD_USER_NOT_FOUND' | 'OAUTH_UNAVAILABLE'): Problem {
  const problem = new Problem(code);
  return new Problem(code, { details: problem.message });
}
