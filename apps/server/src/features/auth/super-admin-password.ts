import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/http/access.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AuthServices } from './services.ts';

/**
 * The second check of S+ calls (docs/rules/auth.md#super-admin-password). Whatever keeps the tries from being counted
 * refuses the call.
 * @throws Problem SUPER_ADMIN_PASSWORD_NOT_SET, INVALID_SUPER_ADMIN_PASSWORD, RATE_LIMITED
 */
export async function checkSuperAdminPassword(
  { config, log, limiter, hasher }: AuthServices,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<void> {
  const secret = config.superAdminPassword;
  if (secret === null) {
    log.warn('SUPER_ADMIN_PASSWORD is not set, so an action that needs it was refused');
    throw new Problem('SUPER_ADMIN_PASSWORD_NOT_SET');
  }
  const keys = [`user:${viewer.id}`, request.clientIp];
  const refuseBlocked = async () => {
    for (const key of keys) await limiter.check('superAdminPassword', key);
  };

  await refuseBlocked();
  const given = givenPassword(request);
  // None is no guess: clients ask without one whether it is needed.
  if (given === '') throw wrongPassword(request);
  const isRight = secret.startsWith('$argon2id$')
    ? await hasher.matches(given, secret)
    : isSameText(given, secret);
  if (!isRight) {
    for (const key of keys) await limiter.fail('superAdminPassword', key);
    throw wrongPassword(request);
  }
  // A right guess among many at once must not stand out once the others have blocked it.
  await refuseBlocked();
}

/** In the words of the call, where it has its own. */
function wrongPassword({ routeOptions }: FastifyRequest): Problem {
  const text = routeOptions.config.endpoint?.passwordError;
  return new Problem('INVALID_SUPER_ADMIN_PASSWORD', text === undefined ? {} : { text });
}

/** The header, else the body's superAdminPassword, else ''. */
function givenPassword({ headers, bodyText }: FastifyRequest): string {
  const header = headers['x-super-admin-password'];
  // Node reads header bytes as Latin-1; clients that send other letters send them as UTF-8.
  if (typeof header === 'string' && header !== '') return Buffer.from(header, 'latin1').toString('utf8');
  // Not from what was validated: few contracts name it. The text was read as JSON before.
  const body: unknown = bodyText.includes('superAdminPassword') ? JSON.parse(bodyText) : null;
  const inBody = (body as { superAdminPassword?: unknown } | null)?.superAdminPassword;
  return typeof inBody === 'string' ? inBody : '';
}

/** In a time that reveals neither length nor content. */
function isSameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
