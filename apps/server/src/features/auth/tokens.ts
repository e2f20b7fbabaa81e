import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { signedTexts } from './signed-text.ts';

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

export type TokenSubject = {
  readonly sessionId: string;
  readonly userId: number;
  readonly permissionVersion: number;
  /** End of the session's absolute life, which no token outlives. */
  readonly sessionEnds: Date;
};

/** Signs and reads bearer tokens and the value of the events cookie; neither is good for the other's purpose. */
export function createSessionTokens(secret: string) {
  const bearer = signedTexts(Buffer.from(secret, 'utf8'), claims, longestToken);
  const cookieKey = createHmac('sha256', secret).update('events cookie').digest();
  const cookie = signedTexts(cookieKey, cookieClaims, longestToken);
  return {
    sign: ({ sessionId, userId, permissionVersion, sessionEnds }: TokenSubject, now: Date) => {
      const ends = new Date(Math.min(now.getTime() + tokenLife, sessionEnds.getTime()));
      return bearer.sign({ sid: sessionId, uid: userId, pv: permissionVersion }, now, ends);
    },
    read: bearer.read,
    signCookie: ({ sessionId, userId, sessionEnds }: TokenSubject, now: Date) =>
      cookie.sign({ sid: sessionId, uid: userId }, now, sessionEnds),
    readCookie: cookie.read,
  };
}

/** Whether a reply should carry a fresh token because this one ends soon. */
export function endsSoon({ exp }: TokenClaims, now: Date): boolean {
  return exp * 1000 - now.getTime() < renewalAt;
}
