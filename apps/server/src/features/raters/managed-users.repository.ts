import type { ManagedUser } from '@rondo/contract/raters';
import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';

const MOST_FOUND = 20;
/** A part of many names is looked for among this many of them. */
const MOST_CANDIDATES = 500;

const userSql = `
  SELECT u.id, coalesce(a.provider_id, pl.discord_id) AS "discordId",
    coalesce(a.username, pl.discord_username) AS "discordUsername", u.username, u.nickname,
    u.is_super_admin AS "isSuperAdmin", u.is_rater AS "isRater", u.is_rating_banned AS "isRatingBanned",
    u.avatar_url AS "avatarUrl", pl.ref::json AS player
  FROM users u
  LEFT JOIN user_providers a ON a.user_id = u.id AND a.provider = 'discord'
  LEFT JOIN players pl ON pl.id = u.player_id
  WHERE u.closed_at IS NULL`;

const isStaff = '(u.is_rater OR u.is_super_admin)';
const order = 'u.is_super_admin DESC, u.is_rater DESC, lower(u.nickname), u.id';

/** Every rater and super admin, super admins first, then raters, then by name. */
export function selectStaff(db: Db): Promise<ManagedUser[]> {
  return usersOf(db, `${userSql} AND ${isStaff} ORDER BY ${order}`, []);
}

/** The same for the about page: super admins first, then by name. */
export function selectRaters(db: Db): Promise<ManagedUser[]> {
  return usersOf(db, `${userSql} AND ${isStaff} ORDER BY u.is_super_admin DESC, lower(u.nickname), u.id`, []);
}

/**
 * The users that have the text in their username, nickname, the name of their player or of their Discord
 * account, or that have it as Discord id; exact names first, then staff, then by name.
 */
export async function findManagedUsers(db: Db, text: string): Promise<ManagedUser[]> {
  return usersOf(
    db,
    `${userSql} AND u.id IN (
      (SELECT id FROM users WHERE name_search LIKE like_equals($1) LIMIT ${MOST_FOUND})
      UNION (SELECT id FROM users WHERE name_search LIKE like_contains($1) LIMIT ${MOST_CANDIDATES})
      UNION (SELECT o.id FROM players n JOIN users o ON o.player_id = n.id
        WHERE n.name_search LIKE like_contains($1) OR n.handle_search LIKE like_contains($1)
          OR n.discord_id = $1 LIMIT ${MOST_CANDIDATES})
      UNION (SELECT user_id FROM user_providers
        WHERE search_text(username) LIKE like_contains($1) OR provider_id = $1 LIMIT ${MOST_CANDIDATES})
    )
    ORDER BY u.name_search LIKE like_equals($1) DESC, ${order} LIMIT ${MOST_FOUND}`,
    [text],
  );
}

/** One user; null where there is none. */
export async function selectManagedUser(db: Db, userId: number): Promise<ManagedUser | null> {
  return (await usersOf(db, `${userSql} AND u.id = $1`, [userId]))[0] ?? null;
}

type Account = { id: number; username: string; avatarUrl: string | null; discordId: string | null };

/** The open account of that id, or with that linked Discord account; null where there is none. */
export async function selectAccount(
  db: Db,
  column: 'u.id' | 'a.provider_id',
  value: number | string,
): Promise<Account | null> {
  const account = await db
    .selectFrom('users as u')
    .leftJoin('user_providers as a', (join) =>
      join.onRef('a.user_id', '=', 'u.id').on('a.provider', '=', 'discord'),
    )
    .select(['u.id', 'u.username', 'u.avatar_url as avatarUrl', 'a.provider_id as discordId'])
    .where('u.closed_at', 'is', null)
    .where(column, '=', value)
    .executeTakeFirst();
  return account ?? null;
}

async function usersOf(db: Db, text: string, values: readonly unknown[]): Promise<ManagedUser[]> {
  return (await runText<ManagedUser>(db, text, values)).rows;
}
