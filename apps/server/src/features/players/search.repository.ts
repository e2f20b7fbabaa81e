import type { PlayerHit } from '@rondo/contract/players';
import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';

const MOST_HITS = 20;
/** A part of many names is looked for among this many of them. */
const MOST_CANDIDATES = 500;

/** The players whose name has the part: equal names first, then names that begin with it, then by score. */
export async function selectPlayerHits(db: Db, part: string): Promise<PlayerHit[]> {
  const { rows } = await runText<PlayerHit>(
    db,
    `SELECT pl.id, pl.name, pl.country, pl.avatar_url AS pfp, pl.picture AS "avatarUrl", pl.picture AS "discordAvatar",
      pl.discord_username AS "discordUsername", s.ranked_score AS "rankedScore", pl.is_banned AS "isBanned"
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
  return rows;
}
