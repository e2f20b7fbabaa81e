import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { credentialsOf, lockPasswordHash, setPasswordHash } from './account.repository.ts';
import { accountOfUser, signInGuard } from './captcha-guard.ts';
import type { Client } from './client.ts';
import type { AuthServices } from './services.ts';
import { type SignedIn, startSession } from './start-session.ts';

export type Credentials = {
  readonly emailOrUsername: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
};

/**
 * Signs in by e-mail address or user name in any case (docs/rules/auth.md#sign-in). A name that nobody has, a wrong
 * password and an account without one answer the same after the same work.
 * @throws Problem VALIDATION_FAILED, INVALID_CREDENTIALS, CAPTCHA_REQUIRED, CAPTCHA_FAILED, RATE_LIMITED, BUSY
 */
export async function login(
  services: AuthServices,
  { emailOrUsername, password, captchaToken }: Credentials,
  client: Client,
): Promise<SignedIn> {
  const { db, limiter, hasher } = services;
  const name = emailOrUsername.trim().toLowerCase();
  refuseBlank({ emailOrUsername: name, password });
  await limiter.check('loginFailure', client.ip);
  const known = await credentialsOf(db, name);
  const guard = signInGuard(
    services,
    client.ip,
    known === undefined ? `name:${name}` : accountOfUser(known.id),
  );
  await guard.begin(captchaToken);
  const failure = async () => {
    await limiter.fail('loginFailure', client.ip);
    return new Problem('INVALID_CREDENTIALS', { requireCaptcha: await guard.countFailure() });
  };

  const attempt = async () => {
    const isRight = await hasher.matches(password, known?.password_hash ?? null);
    if (!isRight || known === undefined) return null;
    return openSession(services, known.id, known.password_hash, password, client);
  };
  // A try that ends without an answer, as when the server is busy, says nothing about the password.
  const signedIn = await attempt().catch(async (error: unknown) => {
    await guard.giveBack();
    throw error;
  });
  if (signedIn === null) throw await failure();
  // Tries that ran beside enough failures to be blocked reveal nothing either.
  await limiter.check('loginFailure', client.ip);
  await guard.forget();
  return signedIn;
}

function refuseBlank(texts: Readonly<Record<string, string>>): void {
  const blank = Object.entries(texts).flatMap(([field, text]) => (text === '' ? [field] : []));
  if (blank.length === 0) return;
  const fields = blank.map((field) => ({ field, code: 'required', message: 'This field is required.' }));
  throw new Problem('VALIDATION_FAILED', { fields });
}

/** null when the password was changed between its check and now. */
async function openSession(
  services: AuthServices,
  userId: number,
  checkedHash: string | null,
  password: string,
  client: Client,
): Promise<SignedIn | null> {
  const { db, clock, hasher } = services;
  const isOutdated = checkedHash !== null && hasher.isOutdated(checkedHash);
  const betterHash = isOutdated ? await hasher.hash(password) : null;
  return transaction(db, async (trx) => {
    if ((await lockPasswordHash(trx, userId)) !== checkedHash) return null;
    if (betterHash !== null) await setPasswordHash(trx, userId, betterHash, clock.now());
    return startSession(trx, services, userId, client);
  });
}
