import type { DiscordUser } from '@rondo/contract/players';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { chatPictureUrl } from './ask-discord.ts';

/** An account that somebody signed in with, else one that staff wrote down with a player; null: never seen here. */
export async function selectKnownAccount(db: Db, id: string): Promise<DiscordUser | null> {
  const { rows } = await sql<{ username: string; avatar: string | null; avatar_url: string | null }>`
    SELECT a.username, p.discord_avatar AS avatar, a.avatar_url
    FROM user_providers a LEFT JOIN players p ON p.discord_id = a.provider_id
    WHERE a.provider = 'discord' AND a.provider_id = ${id}
    UNION ALL
    SELECT discord_username, discord_avatar, NULL FROM players
    WHERE discord_id = ${id} AND discord_username IS NOT NULL
    LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { username, avatar } = row;
  return { id, username, avatar, avatarUrl: row.avatar_url ?? chatPictureUrl(id, avatar) };
}
