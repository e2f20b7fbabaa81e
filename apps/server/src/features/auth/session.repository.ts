import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/** A session that is alive, with its user and the user's player as they are now. */
export type LiveSession = {
  readonly id: string;
  readonly expires_at: Date;
  readonly last_seen_at: Date;
  readonly user_id: number;
  readonly username: string;
  readonly nickname: string;
  readonly is_rater: boolean;
  readonly is_super_admin: boolean;
  readonly is_rating_banned: boolean;
  readonly is_email_verified: boolean;
  readonly permission_version: number;
  readonly is_player_banned: boolean;
  readonly is_submissions_paused: boolean;
};

/** The live session of that id and user, or null: revoked, past its life, user closed or unknown. */
export async function liveSession(
  db: Db,
  id: string,
  userId: number,
  now: Date,
): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    SELECT s.id, s.expires_at, s.last_seen_at, u.id AS user_id, u.username, u.nickname,
      u.is_rater, u.is_super_admin, u.is_rating_banned, u.email_verified_at IS NOT NULL AS is_email_verified,
      u.permission_version, coalesce(p.is_banned, false) AS is_player_banned,
      coalesce(p.is_submissions_paused, false) AS is_submissions_paused
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN players p ON p.id = u.player_id
    WHERE s.id = ${id} AND s.user_id = ${userId} AND s.revoked_at IS NULL AND s.expires_at > ${now}
      AND u.closed_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

export type SessionRights = {
  readonly sessionId: string;
  /** Of the user. */
  readonly id: number;
  readonly isRater: boolean;
  readonly isSuperAdmin: boolean;
};

/** Those of the sessions that are alive, with the rights that their users have now. */
export async function rightsOfSessions(db: Db, ids: readonly string[], now: Date): Promise<SessionRights[]> {
  const { rows } = await sql<SessionRights>`
    SELECT s.id AS "sessionId", u.id, u.is_rater AS "isRater", u.is_super_admin AS "isSuperAdmin"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ANY(${ids}::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > ${now}
      AND u.closed_at IS NULL`.execute(db);
  return rows;
}

export type NewSession = {
  readonly userId: number;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** @returns the session's id */
export async function insertSession(
  trx: Trx,
  { userId, userAgent, now, expiresAt }: NewSession,
): Promise<string> {
  const row = await trx
    .insertInto('sessions')
    .values({
      user_id: userId,
      user_agent: userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute();
}

/** The user's sessions that are alive, the latest first. */
export function sessionsOfUser(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends one live session of the user. @returns false when there is none of that id */
export async function revokeSession(db: Db | Trx, id: string, userId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of the user except one. */
export async function revokeOtherSessions(
  trx: Trx,
  userId: number,
  keptId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of the user. */
export async function revokeSessions(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
