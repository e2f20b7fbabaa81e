import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { playerRef } from '../../platform/db/wire/fragments.ts';
import {
  jsonBoolean,
  jsonNullWhen,
  jsonNumber,
  jsonObject,
  jsonPlainString,
  jsonString,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';

const MOST_FOUND = 20;
/** A part of many names is looked for among this many of them. */
const MOST_CANDIDATES = 500;

const userSql = `
  SELECT ${jsonText(
    jsonObject({
      id: jsonNumber('u.id'),
      discordId: jsonStringOrNull('coalesce(a.provider_id, pl.discord_id)'),
      discordUsername: jsonStringOrNull('coalesce(a.username, pl.discord_username)'),
      username: jsonPlainString('u.username'),
      nickname: jsonString('u.nickname'),
      isSuperAdmin: jsonBoolean('u.is_super_admin'),
      isRater: jsonBoolean('u.is_rater'),
      isRatingBanned: jsonBoolean('u.is_rating_banned'),
      avatarUrl: jsonStringOrNull('u.avatar_url'),
      player: jsonNullWhen('pl.id IS NULL', playerRef),
    }),
  )} AS item
  FROM users u
  LEFT JOIN user_providers a ON a.user_id = u.id AND a.provider = 'discord'
  LEFT JOIN players pl ON pl.id = u.player_id
  WHERE u.closed_at IS NULL`;

const order = `u.is_super_admin DESC, u.is_rater DESC, lower(u.nickname), u.id`;

/** JSON of every rater and super admin, super admins first, then by name. */
export async function selectStaff(db: Db): Promise<string[]> {
  return itemsOf(db, `${userSql} AND (u.is_rater OR u.is_super_admin) ORDER BY ${order}`, []);
}

/**
 * JSON of the users that have the text in their username, nickname, the name of their player or of their Discord
 * account, or that have it as Discord id; whoever is called just that first, then staff, then by name.
 */
export async function findManagedUsers(db: Db, text: string): Promise<string[]> {
  return itemsOf(
    db,
    `${userSql} AND u.id IN (
      (SELECT id FROM users WHERE name_search LIKE like_equals($1) LIMIT ${MOST_FOUND})
      UNION (SELECT id FROM users WHERE name_search LIKE like_contains($1) LIMIT ${MOST_CANDIDATES})
      UNION (SELECT o.id FROM players n JOIN users o ON o.player_id = n.id
        WHERE n.name_search LIKE like_contains($1) OR search_text(n.discord_username) LIKE like_contains($1)
          OR n.discord_id = $1 LIMIT ${MOST_CANDIDATES})
      UNION (SELECT user_id FROM user_providers
        WHERE search_text(username) LIKE like_contains($1) OR provider_id = $1 LIMIT ${MOST_CANDIDATES})
    )
    ORDER BY u.name_search LIKE like_equals($1) DESC, ${order} LIMIT ${MOST_FOUND}`,
    [text],
  );
}

/** JSON of one user; null where there is none. */
export async function managedUserJson(db: Db, userId: number): Promise<string | null> {
  return (await itemsOf(db, `${userSql} AND u.id = $1`, [userId]))[0] ?? null;
}

async function itemsOf(db: Db, text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await runText<{ item: string }>(db, text, values);
  return rows.map(({ item }) => item);
}
