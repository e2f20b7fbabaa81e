import type { PlayerHit } from '@rondo/contract/players';
import { handleIn } from '@rondo/domain/players';
import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';

const MOST_HITS = 20;
/** A part of many names is looked for among this many of them, in each place that has names. */
const MOST_CANDIDATES = 500;

const some = (select: string, most: number) => `(${select} LIMIT ${most})`;
const equal = (select: string) => some(`${select} LIKE like_equals($1)`, MOST_HITS);
const part = (select: string) => some(`${select} LIKE like_contains($1)`, MOST_CANDIDATES);

const names = 'SELECT id FROM players WHERE merged_into_id IS NULL AND name_search';
const chatNames = 'SELECT id FROM players WHERE merged_into_id IS NULL AND handle_search';
const accounts = 'SELECT player_id FROM users WHERE player_id IS NOT NULL AND name_search';

/** Equal ones have places of their own, so that none is lost among many parts. */
const byNames = [names, chatNames, accounts].flatMap((select) => [equal(select), part(select)]);

/** $1 is the handle here, $2 all that was typed. */
const begins = `LIKE '%' || U&'\\001F' || like_escaped($1) || '%'`;
const byHandle = [
  some(`${names} LIKE like_contains($2)`, MOST_CANDIDATES),
  some(`${chatNames} ${begins}`, MOST_CANDIDATES),
  some(`${accounts} ${begins} AND search_text(username) LIKE like_escaped($1) || '%'`, MOST_CANDIDATES),
];

/**
 * The players that have the text in one of their names, or whose handle begins with it where it is written with an @:
 * equal names first, then equal handles, then names that begin with it, then by score.
 */
export async function selectPlayerHits(db: Db, text: string): Promise<PlayerHit[]> {
  const handle = handleIn(text);
  const found = handle === null ? byNames : byHandle;
  const { rows } = await runText<PlayerHit>(
    db,
    `SELECT pl.id, pl.name, pl.country, pl.avatar_url AS pfp, pl.picture AS "avatarUrl", pl.picture AS "discordAvatar",
      pl.discord_username AS "discordUsername", u.username, s.ranked_score AS "rankedScore", pl.is_banned AS "isBanned"
    FROM (${found.join(' UNION ')}) found
    JOIN players pl ON pl.id = found.id AND pl.merged_into_id IS NULL
    JOIN player_stats s ON s.player_id = pl.id
    LEFT JOIN users u ON u.player_id = pl.id AND u.closed_at IS NULL
    ORDER BY pl.name_search = search_value($1) DESC,
      search_value(coalesce(pl.discord_username, u.username)) = search_value($1) DESC,
      position(search_text($1) IN pl.name_search) = 2 DESC, s.ranked_score DESC, pl.id
    LIMIT ${MOST_HITS}`,
    handle === null ? [text] : [handle, text],
  );
  return rows;
}
