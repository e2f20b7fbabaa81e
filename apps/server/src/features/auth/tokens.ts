import { createHmac, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const hour = 3_600_000;
/** Life of one bearer token. */
const tokenLife = 24 * hour;
/** A token with less than this left is replaced. */
const renewalAt = 6 * hour;
const longestToken = 1000;

/** What a bearer token says; rights are never among it (docs/rules/auth.md#sessions). Times in seconds since 1970. */
const claims = z.object({ sid: z.uuid(), uid: z.int(), pv: z.int(), iat: z.int(), exp: z.int() });
export type TokenClaims = z.infer<typeof claims>;

const cookieClaims = z.object({ sid: z.uuid(), uid: z.int() });
export type CookieClaims = z.infer<typeof cookieClaims>;

export type TokenSubject = {
  readonly sessionId: string;
  readonly userId: number;
  readonly permissionVersion: number;
  /** End of the session's absolute life, which no token outlives. */
  readonly sessionEnds: Date;
};

/** Signs and reads bearer tokens and the value of the events cookie; neither is good for the other's purpose. */
export interface SessionTokens {
  sign(subject: TokenSubject, now: Date): Promise<string>;
  /** null: malformed, forged or past its time. */
  read(token: string, now: Date): Promise<TokenClaims | null>;
  signCookie(subject: TokenSubject, now: Date): Promise<string>;
  readCookie(value: string, now: Date): Promise<CookieClaims | null>;
}

export function createSessionTokens(secret: string): SessionTokens {
  const bearerKey = importKey(Buffer.from(secret, 'utf8'));
  const cookieKey = importKey(createHmac('sha256', secret).update('events cookie').digest());

  const sign = async (
    key: Promise<webcrypto.CryptoKey>,
    payload: Record<string, unknown>,
    now: Date,
    ends: number,
  ) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(new Date(ends))
      .sign(await key);
  const read = async <T>(
    key: Promise<webcrypto.CryptoKey>,
    shape: z.ZodType<T>,
    token: string,
    now: Date,
  ) => {
    if (token.length > longestToken) return null;
    try {
      const options = { algorithms: ['HS256'], currentDate: now };
      const { payload } = await jwtVerify(token, await key, options);
      return shape.safeParse(payload).data ?? null;
    } catch {
      return null;
    }
  };

  return {
    sign: ({ sessionId, userId, permissionVersion, sessionEnds }, now) => {
      const ends = Math.min(now.getTime() + tokenLife, sessionEnds.getTime());
      return sign(bearerKey, { sid: sessionId, uid: userId, pv: permissionVersion }, now, ends);
    },
    read: (token, now) => read(bearerKey, claims, token, now),
    signCookie: ({ sessionId, userId, sessionEnds }, now) =>
      sign(cookieKey, { sid: sessionId, uid: userId }, now, sessionEnds.getTime()),
    readCookie: (value, now) => read(cookieKey, cookieClaims, value, now),
  };
}

/** Whether a reply should carry a fresh token because this one ends soon. */
export function endsSoon({ exp }: TokenClaims, now: Date): boolean {
  return exp * 1000 - now.getTime() < renewalAt;
}

function importKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('raw', new Uint8Array(bytes), algorithm, false, ['sign', 'verify']);
}
