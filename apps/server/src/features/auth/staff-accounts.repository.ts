import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type StaffAccount = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly isSuperAdmin: boolean;
  readonly hasPassword: boolean;
  /** null: no session of the last weeks is left. */
  readonly lastSeenAt: Date | null;
};

/** The open accounts with a role, super admins first. */
export async function staffAccounts(db: Db): Promise<StaffAccount[]> {
  const { rows } = await sql<StaffAccount>`
    SELECT u.id, u.username, u.email, u.is_super_admin AS "isSuperAdmin",
      u.password_hash IS NOT NULL AS "hasPassword",
      (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"
    FROM users u
    WHERE (u.is_super_admin OR u.is_rater) AND u.closed_at IS NULL
    ORDER BY u.is_super_admin DESC, u.username_key LIMIT 1000`.execute(db);
  return rows;
}
