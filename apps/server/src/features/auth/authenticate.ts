import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorageFull } from '../../platform/db/errors.ts';
import type { Viewer } from '../../platform/http/access.ts';
import type { AuthServices } from './services.ts';
import { type LiveSession, liveSession, touchSession } from './session.repository.ts';
import { endsSoon, type TokenClaims } from './tokens.ts';

/** `last_seen_at` is written at most so often. */
const touchEvery = 60_000;

/**
 * The viewer of the bearer token, with the rights that the database has now, in one statement; null for none or a
 * dead one. Leaves a fresh token in the reply's headers when the old one ends soon or names old rights.
 */
export async function authenticate(
  services: AuthServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const now = services.clock.now();
  const claims = await services.tokens.read(token, now);
  if (claims === null) return null;
  const session = await liveSession(services.db, claims.sid, claims.uid, now);
  if (session === null) return null;
  touch(services, session, now);
  await renewToken(services, claims, session, reply, now);
  return viewerOf(services, session);
}

/**
 * The viewer of the events cookie, for calls that a page cannot send a header with: GET /events and media only
 * (docs/rules/auth.md#sessions).
 */
export async function authenticateByCookie(
  services: AuthServices,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const { tokens, db, clock, cookies } = services;
  const claims = await tokens.readCookie(cookies.read(request), clock.now());
  const session = claims === null ? null : await liveSession(db, claims.sid, claims.uid, clock.now());
  return session === null ? null : viewerOf(services, session);
}

/** Gives the events cookie to a browser whose own is missing, over, or of another session than its token. */
export async function renewCookie(
  { db, tokens, clock, cookies }: AuthServices,
  { id: userId, sessionId }: Viewer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const now = clock.now();
  const claims = await tokens.readCookie(cookies.read(request), now);
  if (claims?.sid === sessionId && !cookies.hasOldName(request)) return;
  const session = await liveSession(db, sessionId, userId, now);
  if (session === null) return;
  const { endsAt: ends, permissionVersion } = session;
  const value = await tokens.signCookie({ sessionId, userId, permissionVersion, sessionEnds: ends }, now);
  cookies.giveAgain(reply, { value, ends });
}

async function renewToken(
  { tokens }: AuthServices,
  claims: TokenClaims,
  session: LiveSession,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const { sessionId, id: userId, permissionVersion, endsAt: sessionEnds } = session;
  const hasOldRights = claims.pv !== permissionVersion;
  if (!hasOldRights && !endsSoon(claims, now)) return;
  const token = await tokens.sign({ sessionId, userId, permissionVersion, sessionEnds }, now);
  reply.header('x-new-token', token);
  if (hasOldRights) reply.header('x-permission-changed', 'true');
}

/** Beside the request, which does not wait for it. */
function touch({ db, log }: AuthServices, session: LiveSession, now: Date): void {
  if (now.getTime() - session.lastSeenAt.getTime() < touchEvery) return;
  touchSession(db, session.sessionId, now).catch((error: unknown) => {
    if (!isStorageFull(error)) log.warn({ err: error }, 'a session could not be marked as seen');
  });
}

function viewerOf({ config }: AuthServices, session: LiveSession): Viewer {
  return { ...session, isEmailVerified: session.isEmailVerified || !config.emailVerification };
}
