import type { User } from '@rondo/contract/auth';
import { transaction } from '../../platform/db/transaction.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { type DiscordProfile, linkedAccountOf, linkedConstraint } from '../chat-accounts/index.ts';
import { accountById, lockAccount } from './account.repository.ts';
import { addDiscord, removeDiscord } from './discord-account.ts';
import type { AuthServices } from './services.ts';

/**
 * Links a Discord account with a signed-in user.
 * @throws Problem PROVIDER_TAKEN, PROVIDER_ALREADY_LINKED
 */
export async function linkDiscord(
  { db }: AuthServices,
  userId: number,
  profile: DiscordProfile,
): Promise<User> {
  return transaction(db, async (trx) => {
    const { playerId } = await lockAccount(trx, userId);
    if ((await linkedAccountOf(trx, userId)) !== undefined) throw new Problem('PROVIDER_ALREADY_LINKED');
    await addDiscord(trx, { userId, playerId }, profile);
    return (await accountById(trx, userId)).user;
  }).catch(problemForConstraint({ [linkedConstraint]: () => new Problem('PROVIDER_TAKEN') }));
}

/** @throws Problem PROVIDER_UNKNOWN, LAST_PROVIDER when there is no password to sign in with */
export async function unlinkProvider({ db }: AuthServices, userId: number, provider: string): Promise<void> {
  if (provider !== 'discord') throw new Problem('PROVIDER_UNKNOWN');
  await transaction(db, async (trx) => {
    const { playerId, hasPassword } = await lockAccount(trx, userId);
    const account = found(await linkedAccountOf(trx, userId), 'PROVIDER_UNKNOWN');
    if (!hasPassword) throw new Problem('LAST_PROVIDER');
    await removeDiscord(trx, { userId, playerId }, account);
  });
}
