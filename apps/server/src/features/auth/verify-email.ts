import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { accountById, markEmailVerified } from './account.repository.ts';
import { verificationEmail } from './account-emails.ts';
import type { Client } from './client.ts';
import { emailToken, spendEmailToken } from './email-token.repository.ts';
import { emailTokenHash } from './email-token.ts';
import type { AuthServices } from './services.ts';

/**
 * Takes the token of a mailed link. Fine as well for an address that is verified already, by whichever link.
 * @throws Problem TOKEN_INVALID, RATE_LIMITED
 */
export async function verifyEmail(
  { db, clock, limiter }: AuthServices,
  token: string,
  ip: string,
): Promise<void> {
  await limiter.hit('verificationAttempt', ip);
  const hash = emailTokenHash(token);
  const mailed = found(await emailToken(db, hash, 'verify'), 'TOKEN_INVALID');
  if (mailed.email_verified_at !== null) return;
  await transaction(db, async (trx) => {
    const now = clock.now();
    const isFirst = await markEmailVerified(trx, mailed.user_id, now);
    if (!isFirst) return;
    if (!(await spendEmailToken(trx, hash, now))) throw new Problem('TOKEN_INVALID');
    await publishEvent(trx, { type: 'permissionChanged', data: { userId: mailed.user_id } });
  });
}

/** Mails another link. @throws Problem ALREADY_VERIFIED, RATE_LIMITED */
export async function resendVerification(
  { db, limiter, jobs }: AuthServices,
  viewer: Viewer,
  client: Client,
): Promise<void> {
  const { user } = await accountById(db, viewer.id);
  if (user.isEmailVerified) throw new Problem('ALREADY_VERIFIED');
  await limiter.hit('verificationMail', client.ip);
  await transaction(db, (trx) =>
    jobs.enqueue(trx, {
      kind: verificationEmail,
      payload: { address: user.email, language: client.language },
    }),
  );
}
