import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { credentialsOf, lockPasswordHash, setPasswordHash } from './account.repository.ts';
import type { Client } from './client.ts';
import { addLoginFailure, forgetLoginFailures, loginFailures } from './login-failure.repository.ts';
import type { AuthServices } from './services.ts';
import { type SignedIn, startSession } from './start-session.ts';

/** Failures are forgotten this long after the last one. */
const memory = 30 * 60_000;
/** From so many failures on, a captcha is asked for. */
const failuresBeforeCaptcha = 3;

export type Credentials = {
  readonly emailOrUsername: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
};

/**
 * Signs in by e-mail address or user name in any case (rules §6.2). A name that nobody has, a wrong password and an
 * account without one answer the same after the same work.
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
  const guard = guardOf(services, name, client.ip);
  await guard.demandCaptcha(captchaToken);

  const known = await credentialsOf(db, name);
  const isRight = await hasher.matches(password, known?.password_hash ?? null);
  if (!isRight || known === null) throw await guard.fail();
  const signedIn = await openSession(services, known.id, known.password_hash, password, client);
  if (signedIn === null) throw await guard.fail();
  // Tries that ran beside enough failures to be blocked tell nothing either.
  await limiter.check('loginFailure', client.ip);
  await guard.forget();
  return signedIn;
}

function refuseBlank(texts: Readonly<Record<string, string>>): void {
  const blank = Object.keys(texts).filter((field) => texts[field] === '');
  if (blank.length === 0) return;
  const fields = blank.map((field) => ({ field, code: 'required', message: 'This is required.' }));
  throw new Problem('VALIDATION_FAILED', { fields, details: `Required: ${blank.join(', ')}` });
}

/** Counts the failures of one address and one account name. */
function guardOf({ db, clock, limiter, captcha }: AuthServices, name: string, ip: string) {
  const keys = [`ip:${ip}`, `account:${name}`];
  const since = () => new Date(clock.now().getTime() - memory);
  return {
    async demandCaptcha(token: string | undefined): Promise<void> {
      if (!captcha.isOn || (await loginFailures(db, keys, since())) < failuresBeforeCaptcha) return;
      if (token === undefined) throw new Problem('CAPTCHA_REQUIRED', { requireCaptcha: true });
      if (!(await captcha.consume(token))) throw new Problem('CAPTCHA_FAILED', { requireCaptcha: true });
    },
    async fail(): Promise<Problem> {
      await limiter.fail('loginFailure', ip);
      const failures = await addLoginFailure(db, keys, clock.now(), since());
      const requireCaptcha = captcha.isOn && failures >= failuresBeforeCaptcha;
      return new Problem('INVALID_CREDENTIALS', { requireCaptcha });
    },
    forget: () => forgetLoginFailures(db, keys),
  };
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
    return startSession(trx, services, userId, client.userAgent);
  });
}
