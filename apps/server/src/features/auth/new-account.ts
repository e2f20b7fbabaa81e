import { randomInt } from 'node:crypto';
import { numberedPlayerName } from '@rondo/domain/players';
import type { Trx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createPlayer } from '../players/index.ts';
import { verificationEmail } from './account-emails.ts';
import { insertUser, type NewUser } from './account.repository.ts';
import { claimName } from './claim-name.ts';
import type { Client } from './client.ts';
import type { AuthServices } from './services.ts';

const highestNumber = 999_999;

/**
 * Makes an account with its player; an address that is not verified gets a mail where that is asked for.
 * @throws Problem USERNAME_TAKEN when another account has a name that reads like it
 */
export async function makeAccount(
  trx: Trx,
  { config, clock, jobs }: AuthServices,
  { isEmailVerified, ...account }: NewUser & { readonly isEmailVerified: boolean },
  { language }: Client,
): Promise<{ userId: number; playerId: number; usernameModified: boolean }> {
  const now = clock.now();
  if (!(await claimName(trx, account.username, null))) throw new Problem('USERNAME_TAKEN');
  const { id: playerId, isNameModified } = await createPlayerOf(trx, account.username);
  const user = { ...account, player_id: playerId, username_modified: isNameModified };
  const userId = await insertUser(trx, { ...user, email_verified_at: isEmailVerified ? now : null }, now);
  if (!isEmailVerified && config.emailVerification)
    await jobs.enqueue(trx, { kind: verificationEmail, payload: { address: account.email, language } });
  return { userId, playerId, usernameModified: isNameModified };
}

/**
 * Makes the player of a new account: named as the user, or username_NNNNNN when a player has that name already
 * (docs/rules/auth.md#registration).
 */
export async function createPlayerOf(
  trx: Trx,
  username: string,
): Promise<{ id: number; isNameModified: boolean }> {
  let name = username;
  for (;;) {
    try {
      const id = await createPlayer(trx, { name, country: 'XX', discordId: null });
      return { id, isNameModified: name !== username };
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'PLAYER_EXISTS')) throw error;
      name = numberedPlayerName(username, randomInt(1, highestNumber + 1));
    }
  }
}
