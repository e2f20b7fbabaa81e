import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { playerPicture } from '../../platform/db/wire/fragments.ts';
import {
  jsonBoolean,
  jsonNumber,
  jsonObject,
  jsonPlainString,
  jsonString,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';

const hitText = jsonText(
  jsonObject({
    id: jsonNumber('pl.id'),
    name: jsonString('pl.name'),
    country: jsonPlainString('pl.country'),
    pfp: jsonStringOrNull('pl.avatar_url'),
    avatarUrl: jsonStringOrNull(playerPicture),
    discordAvatar: jsonStringOrNull(playerPicture),
    discordUsername: jsonStringOrNull('pl.discord_username'),
    rankedScore: jsonNumber('s.ranked_score'),
    isBanned: jsonBoolean('pl.is_banned'),
  }),
);

const MOST_HITS = 20;
/** A part of many names is looked for among this many of them. */
const MOST_CANDIDATES = 500;

/** JSON of the players whose name has the part: equal names first, then names that begin with it, then by score. */
export async function selectPlayerHits(db: Db, part: string): Promise<string[]> {
  const { rows } = await runText<{ item: string }>(
    db,
    `SELECT ${hitText} AS item
    FROM (
      (SELECT id FROM players WHERE name_search = search_value($1) AND merged_into_id IS NULL LIMIT ${MOST_HITS})
      UNION
      (SELECT id FROM players WHERE name_search LIKE like_contains($1) AND merged_into_id IS NULL LIMIT ${MOST_CANDIDATES})
    ) found
    JOIN players pl ON pl.id = found.id
    JOIN player_stats s ON s.player_id = pl.id
    ORDER BY pl.name_search = search_value($1) DESC, position(search_text($1) IN pl.name_search) = 2 DESC,
      s.ranked_score DESC, pl.id
    LIMIT ${MOST_HITS}`,
    [part],
  );
  return rows.map(({ item }) => item);
}
