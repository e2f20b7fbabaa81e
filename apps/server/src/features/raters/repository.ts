import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type RaterRow = {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar_url: string | null;
  readonly is_rater: boolean;
  readonly is_super_admin: boolean;
  readonly discord_id: string | null;
  readonly discord_username: string | null;
  readonly player_picture: string | null;
};

/** Raters and super admins, super admins first, then by name. */
export async function selectRaters(db: Db): Promise<RaterRow[]> {
  const { rows } = await sql<RaterRow>`
    SELECT u.id, u.username, u.nickname, u.avatar_url, u.is_rater, u.is_super_admin,
      coalesce(a.provider_id, p.discord_id) AS discord_id,
      coalesce(a.username, p.discord_username) AS discord_username, p.avatar_url AS player_picture
    FROM users u
    LEFT JOIN user_providers a ON a.user_id = u.id AND a.provider = 'discord'
    LEFT JOIN players p ON p.id = u.player_id
    WHERE (u.is_rater OR u.is_super_admin) AND u.closed_at IS NULL
    ORDER BY u.is_super_admin DESC, lower(u.nickname), u.id`.execute(db);
  return rows;
}
