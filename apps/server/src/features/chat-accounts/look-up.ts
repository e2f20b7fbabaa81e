import type { DiscordUser } from '@rondo/contract/players';
import { type ProblemCode, problemCodes } from '@rondo/contract/problem';
import type { Deps } from '../../platform/feature.ts';
import { found } from '../../platform/http/problem.ts';
import { askDiscord } from './ask-discord.ts';
import { selectKnownAccount } from './known-accounts.repository.ts';

const timeout = 5_000;

/**
 * The Discord account of an id: by the bot if one is set up, else out of the accounts that are known here
 * (docs/rules/players.md#chat-account). When Discord does not answer, a known account does.
 * @throws Problem DISCORD_USER_NOT_FOUND, DISCORD_NOT_CONFIGURED, OAUTH_UNAVAILABLE
 */
export async function lookUpChatAccount(
  { config, db, fetch, log }: Deps,
  wanted: string,
): Promise<DiscordUser> {
  const orRefuse = (account: DiscordUser | null, code: ProblemCode) =>
    found(account, code, { details: problemCodes[code][1] });
  const known = async (otherwise: ProblemCode) => orRefuse(await selectKnownAccount(db, wanted), otherwise);
  if (config.discordBot === null) return known('DISCORD_NOT_CONFIGURED');
  const { token, apiUrl } = config.discordBot;
  const access = { apiUrl, fetch, authorization: `Bot ${token}`, timeout };
  const asked = await askDiscord(access, wanted).catch((error: unknown) => {
    log.warn({ err: error }, 'looking up a Discord account failed');
    return undefined;
  });
  if (asked === undefined) return known('OAUTH_UNAVAILABLE');
  const { id, username, avatar, avatarUrl } = orRefuse(asked, 'DISCORD_USER_NOT_FOUND');
  return { id, username, avatar, avatarUrl };
}
