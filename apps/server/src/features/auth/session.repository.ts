import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { SessionsTable } from '../../platform/db/schema.gen.ts';
import type { Viewer } from '../../platform/http/access.ts';

/** A session that is alive: its viewer with the rights that the database has now. */
export type LiveSession = Viewer & {
  readonly endsAt: Date;
  readonly lastSeenAt: Date;
  readonly permissionVersion: number;
};

/** The live session of that id and user, or null: revoked, past its life, user closed or unknown. */
export async function liveSession(
  db: Db,
  id: string,
  userId: number,
  now: Date,
): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    SELECT s.id AS "sessionId", s.expires_at AS "endsAt", s.last_seen_at AS "lastSeenAt",
      u.id, u.username, u.nickname, u.is_rater AS "isRater", u.is_super_admin AS "isSuperAdmin",
      u.is_rating_banned AS "isRatingBanned", u.email_verified_at IS NOT NULL AS "isEmailVerified",
      u.permission_version AS "permissionVersion", coalesce(p.is_banned, false) AS "isPlayerBanned",
      coalesce(p.is_submissions_paused, false) AS "isSubmissionsPaused", u.player_id AS "playerId"
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

/** @returns the session's id */
export async function insertSession(
  trx: Trx,
  session: Pick<Selectable<SessionsTable>, 'user_id' | 'user_agent' | 'created_at' | 'expires_at'>,
): Promise<string> {
  const row = await trx
    .insertInto('sessions')
    .values({ ...session, last_seen_at: session.created_at })
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

/** Ends every session of the user, or every other one. */
export async function revokeSessions(trx: Trx, userId: number, now: Date, keptId?: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .execute();
}
