import { emailProblem, normaliseEmail, usernameProblem } from '@rondo/domain/auth';
import type { Config } from '../../config.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { Problem } from '../../platform/http/problem.ts';
import { problemForConstraint } from '../../platform/http/problem-for-constraint.ts';
import { takenDetails, userConstraints } from './account.repository.ts';
import { demandCaptcha } from './captcha-guard.ts';
import type { Client } from './client.ts';
import { makeAccount } from './new-account.ts';
import { checkPasswordLength, refuseGuessable } from './new-password.ts';
import type { AuthServices } from './services.ts';
import { type SignedIn, startSession } from './start-session.ts';

export type AccountDetails = { readonly username: string; readonly email: string; readonly password: string };

/**
 * Makes an account with its player and signs it in (docs/rules/auth.md#registration). Tries are counted once their form
 * is right: those are the ones that reveal which names are in use. An address that failed to sign in too often solves a
 * captcha first.
 * @throws Problem REGISTRATION_CLOSED, CAPTCHA_REQUIRED, CAPTCHA_FAILED, USERNAME_INVALID, EMAIL_INVALID, PASSWORD_TOO_SHORT,
 * PASSWORD_TOO_COMMON, USERNAME_TAKEN, REGISTRATION_FAILED, RATE_LIMITED, BUSY
 */
export async function register(
  services: AuthServices,
  { captchaToken, ...details }: AccountDetails & { readonly captchaToken?: string | undefined },
  client: Client,
): Promise<SignedIn & { usernameModified: boolean }> {
  const { config, db, limiter, hasher } = services;
  if (config.registration === 'closed') throw new Problem('REGISTRATION_CLOSED');
  const { username, email, password } = await checkedDetails(details, config);
  await demandCaptcha(services, client.ip, captchaToken);
  await limiter.hit('registration', client.ip);
  const taken = await takenDetails(db, username, email);
  if (taken.username) throw new Problem('USERNAME_TAKEN');
  if (taken.email) throw new Problem('REGISTRATION_FAILED');
  const passwordHash = await hasher.hash(password);

  return transaction(db, async (trx) => {
    const isEmailVerified = !config.emailVerification;
    const user = { username, email, password_hash: passwordHash, isEmailVerified };
    const { userId, playerId, usernameModified } = await makeAccount(trx, services, user, client);
    await publishEvent(trx, { type: 'playerUpdate', data: { playerId } });
    return { ...(await startSession(trx, services, userId, client)), usernameModified };
  }).catch(problemForTakenDetail);
}

/** The details in their stored form. @throws Problem USERNAME_INVALID, EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON */
export async function checkedDetails(
  { username, email, password }: AccountDetails,
  site: Pick<Config, 'siteName' | 'publicUrl'>,
): Promise<AccountDetails> {
  if (usernameProblem(username) !== null) throw new Problem('USERNAME_INVALID');
  if (emailProblem(email) !== null) throw new Problem('EMAIL_INVALID');
  checkPasswordLength(password, 'password');
  await refuseGuessable(password, { site, names: [username, normaliseEmail(email)] }, 'password');
  return { username, email: normaliseEmail(email), password };
}

/** A parallel registration may have taken the name or address since it was looked for. */
export const problemForTakenDetail = problemForConstraint({
  [userConstraints.username]: () => new Problem('USERNAME_TAKEN'),
  [userConstraints.email]: () => new Problem('REGISTRATION_FAILED'),
});
