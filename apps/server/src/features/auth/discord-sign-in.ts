import { randomInt } from 'node:crypto';
import {
  emailProblem,
  nicknamesOf,
  normaliseEmail,
  numberedUsername,
  usernameLike,
} from '@rondo/domain/auth';
import type { Trx } from '../../platform/db/database.ts';
import { brokenConstraint } from '../../platform/db/errors.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type DiscordProfile, linkedConstraint, userOfDiscord } from '../chat-accounts/index.ts';
import { takenDetails, userConstraints } from './account.repository.ts';
import { claimName } from './claim-name.ts';
import type { Client } from './client.ts';
import { addDiscord, refreshDiscord } from './discord-account.ts';
import { makeAccount } from './new-account.ts';
import type { AuthServices } from './services.ts';
import { type SignedIn, startSession } from './start-session.ts';

const highestNumber = 999_999;
/** Tries to make an account while others take its names. */
const mostTries = 5;

/**
 * Signs in the user of the Discord account, or makes an account with its player (docs/rules/auth.md#discord).
 * @throws Problem FORBIDDEN for a closed account, ACCOUNT_EXISTS, REGISTRATION_CLOSED, OAUTH_EMAIL_MISSING,
 * OAUTH_EMAIL_UNUSABLE, RATE_LIMITED
 */
export async function signInWithDiscord(
  services: AuthServices,
  profile: DiscordProfile,
  client: Client,
): Promise<SignedIn & { isNew: boolean }> {
  const known = await signInKnown(services, profile, client);
  if (known !== null) return { ...known, isNew: false };
  const email = normaliseEmail(profile.email ?? '');
  if (email === '') throw new Problem('OAUTH_EMAIL_MISSING');
  if (emailProblem(email) !== null) throw new Problem('OAUTH_EMAIL_UNUSABLE');
  await services.limiter.hit('registration', client.ip);
  for (let tries = 1; ; tries++) {
    try {
      const made = await register(services, profile, email, client);
      return { ...made, isNew: true };
    } catch (error) {
      if (!isTaken(error)) throw error;
      // The same person may have come twice at once: what is taken is then their own.
      const other = await signInKnown(services, profile, client);
      if (other !== null) return { ...other, isNew: false };
      if ((error instanceof Problem && error.code === 'ACCOUNT_EXISTS') || tries === mostTries) throw error;
    }
  }
}

/** null: nobody has this Discord account here. */
async function signInKnown(
  services: AuthServices,
  profile: DiscordProfile,
  client: Client,
): Promise<SignedIn | null> {
  return transaction(services.db, async (trx) => {
    const user = await userOfDiscord(trx, profile.id);
    if (user === undefined) return null;
    if (user.closed_at !== null) throw new Problem('FORBIDDEN', { text: 'This account is closed.' });
    await refreshDiscord(trx, { userId: user.id, playerId: user.player_id }, profile);
    return startSession(trx, services, user.id, client);
  });
}

async function register(
  services: AuthServices,
  profile: DiscordProfile,
  email: string,
  client: Client,
): Promise<SignedIn> {
  const username = await freeUsername(services, profile, email);
  return transaction(services.db, async (trx) => {
    const nickname = await freeNickname(trx, profile, username);
    const user = { username, nickname, email, isEmailVerified: profile.isEmailVerified };
    const { userId, playerId } = await makeAccount(trx, services, user, client);
    await addDiscord(trx, { userId, playerId }, profile);
    return startSession(trx, services, userId, client);
  });
}

/** The name that is shown at Discord, or else the one there, unless it reads like somebody's here. */
async function freeNickname(trx: Trx, profile: DiscordProfile, username: string): Promise<string> {
  for (const nickname of nicknamesOf([profile.displayName, profile.username]))
    if (await claimName(trx, nickname, null)) return nickname;
  return username;
}

/** A user name like the one at Discord that nobody has. @throws Problem ACCOUNT_EXISTS, REGISTRATION_CLOSED */
async function freeUsername(
  { db, config }: AuthServices,
  profile: DiscordProfile,
  email: string,
): Promise<string> {
  const wanted = usernameLike(profile.username);
  for (let username = wanted; ; username = numberedUsername(wanted, randomInt(1, highestNumber + 1))) {
    const taken = await takenDetails(db, username, email);
    if (taken.email) throw new Problem('ACCOUNT_EXISTS');
    if (config.registration === 'closed') throw new Problem('REGISTRATION_CLOSED');
    if (!taken.username) return username;
  }
}

/** Whether a name, an address or a chat account belongs to an account that exists already. */
function isTaken(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'ACCOUNT_EXISTS' || error.code === 'USERNAME_TAKEN';
  const constraint = brokenConstraint(error);
  const ours: readonly string[] = [...Object.values(userConstraints), linkedConstraint];
  return constraint !== null && ours.includes(constraint);
}
