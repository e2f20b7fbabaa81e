import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';

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

export interface FoundUser {
  readonly id: number;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly discordId: string | null;
}

/** The open account that has a chat account, or null. */
export async function selectUserOfChat(db: Db, discordId: string): Promise<FoundUser | null> {
  const row = await users(db).where('p.provider_id', '=', discordId).executeTakeFirst();
  return row ?? null;
}

/** The open account of an id, or null. */
export async function selectUserOfId(db: Db, id: number): Promise<FoundUser | null> {
  if (!isRowId(id)) return null;
  return (await users(db).where('u.id', '=', id).executeTakeFirst()) ?? null;
}

function users(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('user_providers as p', (join) =>
      join.onRef('p.user_id', '=', 'u.id').on('p.provider', '=', 'discord'),
    )
    .select(['u.id', 'u.username', 'u.avatar_url as avatarUrl', 'p.provider_id as discordId'])
    .where('u.closed_at', 'is', null);
}
