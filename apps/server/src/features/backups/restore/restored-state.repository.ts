import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** Who restores; the session goes on when the backup knows the same user. */
export type Restorer = { readonly userId: number; readonly sessionId: string };

/** The restored state has an epoch of its own, and the folder of the backups is where it was. */
export async function writeSiteState(trx: Trx, live: string): Promise<void> {
  await sql`
    UPDATE site_state SET epoch = gen_random_uuid(), backup_folder = (SELECT backup_folder FROM ${sql.id(live, 'site_state')})
  `.execute(trx);
}

/**
 * Lets the restorer's session go on, if the backup has that user with the same name and role.
 * @returns whether it has
 */
export async function keepSession(trx: Trx, live: string, { userId, sessionId }: Restorer): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO sessions (id, user_id, user_agent, created_at, last_seen_at, expires_at)
    SELECT s.id, s.user_id, s.user_agent, s.created_at, s.last_seen_at, s.expires_at
    FROM ${sql.id(live, 'sessions')} s
    JOIN ${sql.id(live, 'users')} o ON o.id = s.user_id
    JOIN users u ON u.id = o.id AND u.username = o.username
      AND (u.is_rater, u.is_super_admin) = (o.is_rater, o.is_super_admin) AND u.closed_at IS NULL
    WHERE s.id = ${sessionId} AND s.user_id = ${userId} AND s.revoked_at IS NULL
    RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Links in mails that were sent before end as the sessions do: some were used since. */
export async function endMailedLinks(trx: Trx): Promise<void> {
  await sql`DELETE FROM email_tokens`.execute(trx);
}

/** What a restore undoes: how much came after a moment. */
export async function selectUndone(
  trx: Trx,
  at: Date,
): Promise<{ passes: number; levels: number; logEntries: number }> {
  const { rows } = await sql<{ passes: number; levels: number; logEntries: number }>`
    SELECT (SELECT count(*) FROM passes WHERE created_at > ${at}) AS passes,
      (SELECT count(*) FROM levels WHERE created_at > ${at}) AS levels,
      (SELECT count(*) FROM audit_log WHERE at > ${at}) AS "logEntries"`.execute(trx);
  return rows[0] ?? { passes: 0, levels: 0, logEntries: 0 };
}
