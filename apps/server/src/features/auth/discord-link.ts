import type { User } from '@rondo/contract/auth';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { accountById } from './account.repository.ts';
import type { DiscordProfile } from './discord.ts';
import { addDiscord, removeDiscord } from './discord-account.ts';
import { presentUser } from './present.ts';
import { discordOfUser, lockForProviders, providerConstraints } from './provider.repository.ts';
import type { AuthServices } from './services.ts';

/**
 * Links a Discord account with a signed-in user.
 * @throws Problem PROVIDER_TAKEN, PROVIDER_ALREADY_LINKED
 */
export async function linkDiscord(
  { db, clock }: AuthServices,
  userId: number,
  profile: DiscordProfile,
): Promise<User> {
  try {
    return await transaction(db, async (trx) => {
      const { player_id: playerId } = await lockForProviders(trx, userId);
      if ((await discordOfUser(trx, userId)) !== null) throw new Problem('PROVIDER_ALREADY_LINKED');
      await addDiscord(trx, { userId, playerId }, profile, clock.now());
      return presentUser(await accountById(trx, userId));
    });
  } catch (error) {
    throw problemForConstraint(error, {
      [providerConstraints.account]: () => new Problem('PROVIDER_TAKEN'),
      [providerConstraints.user]: () => new Problem('PROVIDER_ALREADY_LINKED'),
    });
  }
}

/** @throws Problem PROVIDER_UNKNOWN, LAST_PROVIDER when there is no password to sign in with */
export async function unlinkProvider({ db }: AuthServices, userId: number, provider: string): Promise<void> {
  if (provider !== 'discord') throw new Problem('PROVIDER_UNKNOWN');
  await transaction(db, async (trx) => {
    const { player_id: playerId, has_password: hasPassword } = await lockForProviders(trx, userId);
    const account = await discordOfUser(trx, userId);
    if (account === null) throw new Problem('PROVIDER_UNKNOWN');
    if (!hasPassword) throw new Problem('LAST_PROVIDER');
    await removeDiscord(trx, { userId, playerId }, account);
  });
}
