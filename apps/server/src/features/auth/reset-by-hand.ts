import type { Config } from '../../config.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { found } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { credentialsOf, lockAccount, passwordOf, setPasswordHash } from './account.repository.ts';
import { makeAccountLink } from './account-emails.ts';
import { forgetFailuresOf } from './captcha-guard.ts';
import { voidResetTokens } from './email-token.repository.ts';
import { checkPasswordLength, refuseGuessable } from './new-password.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { revokeSessions } from './session.repository.ts';

type Site = Pick<Config, 'siteName' | 'publicUrl'>;

/**
 * Sets the password of an account from the server's command line, for who lost it and gets no mail. All its sessions
 * end, and failures to sign in are forgotten.
 * @throws Problem NOT_FOUND, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON
 */
export async function setPasswordByHand(
  db: Db,
  username: string,
  password: string,
  site: Site,
): Promise<void> {
  checkPasswordLength(password, 'password');
  const id = await userNamed(db, username);
  const { names } = await passwordOf(db, id);
  await refuseGuessable(password, { site, names }, 'password');
  const hash = await createPasswordHasher().hash(password);
  await resetting(db, id, async (trx, now) => {
    await setPasswordHash(trx, id, hash, now);
    await revokeSessions(trx, id, now);
  });
}

/**
 * Makes a link with which the owner of the account sets a new password, as a mailed one. Links from before are void.
 * @throws Problem NOT_FOUND
 */
export async function makeResetLink(db: Db, username: string, { publicUrl }: Site): Promise<string> {
  const userId = await userNamed(db, username);
  return resetting(db, userId, (trx, now) =>
    makeAccountLink(trx, { userId, purpose: 'reset', publicUrl, now }),
  );
}

async function userNamed(db: Db, username: string): Promise<number> {
  const text = `No account is called ${username}.`;
  return found(await credentialsOf(db, username.trim().toLowerCase()), 'NOT_FOUND', { text }).id;
}

async function resetting<T>(db: Db, id: number, work: (trx: Trx, now: Date) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    const now = new Date();
    await lockAccount(trx, id);
    await voidResetTokens(trx, id, now);
    await forgetFailuresOf(trx, id);
    const done = await work(trx, now);
    const {
      names: [title = ''],
    } = await passwordOf(trx, id);
    await recordAction(trx, { actorId: null, action: 'user.resetPassword', subject: { id, title } });
    return done;
  });
}
