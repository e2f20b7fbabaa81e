import { transaction } from '../../platform/db/transaction.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockPasswordHash, passwordOf, setPasswordHash } from './account.repository.ts';
import { voidResetTokens } from './email-token.repository.ts';
import { checkPasswordLength, refuseGuessable } from './new-password.ts';
import type { AuthServices } from './services.ts';
import { revokeSessions } from './session.repository.ts';

/**
 * Adds or changes the password; every other session of the user ends (docs/rules/auth.md#passwords). Wrong current
 * passwords count as failures to sign in of this address, and each try of the account counts until it was right, so that a
 * borrowed session cannot be used to guess.
 * @throws Problem PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, WRONG_PASSWORD, RATE_LIMITED, BUSY
 */
export async function changePassword(
  { config, db, clock, hasher, limiter }: AuthServices,
  viewer: Viewer,
  passwords: { readonly current: string | undefined; readonly next: string },
  ip: string,
): Promise<void> {
  checkPasswordLength(passwords.next, 'newPassword');
  const { hash: stored, names } = await passwordOf(db, viewer.id);
  await refuseGuessable(passwords.next, { site: config, names }, 'newPassword');
  const account = `user:${viewer.id}`;
  if (stored !== null) {
    await limiter.check('loginFailure', ip);
    await limiter.hit('currentPassword', account);
    const isRight = passwords.current !== undefined && (await hasher.matches(passwords.current, stored));
    if (!isRight) {
      await limiter.fail('loginFailure', ip);
      throw new Problem('WRONG_PASSWORD');
    }
    await limiter.forget('currentPassword', account);
  }
  const hash = await hasher.hash(passwords.next);
  await transaction(db, async (trx) => {
    if ((await lockPasswordHash(trx, viewer.id)) !== stored) throw new Problem('WRONG_PASSWORD');
    const now = clock.now();
    await setPasswordHash(trx, viewer.id, hash, now);
    await voidResetTokens(trx, viewer.id, now);
    await revokeSessions(trx, viewer.id, now, viewer.sessionId);
  });
}
