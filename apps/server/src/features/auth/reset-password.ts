import { createHash } from 'node:crypto';
import { emailProblem, normaliseEmail } from '@rondo/domain/auth';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { passwordResetEmail } from './account-emails.ts';
import { lockAccount, setPasswordHash } from './account.repository.ts';
import type { Client } from './client.ts';
import { emailTokenHash } from './email-token.ts';
import { emailToken, spendEmailToken, voidResetTokens } from './email-token.repository.ts';
import { checkPasswordLength, refuseGuessable } from './new-password.ts';
import type { AuthServices } from './services.ts';
import { revokeSessions } from './session.repository.ts';

/**
 * Queues a mail with a link for a new password. Whether an account has the address is looked up when the mail is
 * written, so neither answer nor time reveals it. @throws Problem RATE_LIMITED
 */
export async function forgotPassword(
  { db, limiter, jobs }: AuthServices,
  email: string,
  client: Client,
): Promise<void> {
  const address = normaliseEmail(email);
  await limiter.hit('passwordResetMail', client.ip);
  if (emailProblem(address) !== null) return;
  await limiter.hit('passwordResetMail', `email:${createHash('sha256').update(address).digest('base64url')}`);
  await transaction(db, (trx) =>
    jobs.enqueue(trx, { kind: passwordResetEmail, payload: { address, language: client.language } }),
  );
}

/**
 * Sets a new password by the token of a mailed link, which can be used once. All sessions of the account end.
 * @throws Problem PASSWORD_TOO_SHORT, TOKEN_INVALID, PASSWORD_TOO_COMMON, BUSY
 */
export async function resetPassword(
  { config, db, clock, hasher }: AuthServices,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  checkPasswordLength(newPassword, 'newPassword');
  const tokenHash = emailTokenHash(token);
  const found = await emailToken(db, tokenHash, 'reset');
  if (found === undefined || found.used_at !== null || found.expires_at <= clock.now())
    throw new Problem('TOKEN_INVALID');
  const names = [found.username, found.email];
  await refuseGuessable(newPassword, { site: config, names }, 'newPassword');
  const passwordHash = await hasher.hash(newPassword);
  await transaction(db, async (trx) => {
    const now = clock.now();
    await lockAccount(trx, found.user_id);
    if (!(await spendEmailToken(trx, tokenHash, now))) throw new Problem('TOKEN_INVALID');
    await setPasswordHash(trx, found.user_id, passwordHash, now);
    await voidResetTokens(trx, found.user_id, now);
    await revokeSessions(trx, found.user_id, now);
  });
}
