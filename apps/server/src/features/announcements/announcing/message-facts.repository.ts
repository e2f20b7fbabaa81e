import type { ClearEmbedFacts, RerateEmbedFacts } from '@rondo/domain/announcements';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** What the database says of a level for its message; addresses as they are stored. */
export type LevelFactsRow = Omit<RerateEmbedFacts, 'siteUrl' | 'time' | 'videoTitle'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
/** The same of a clear, with its player's countable passes as a JSON list of [id, levelId, scoreV2]. */
export type ClearFactsRow = Omit<ClearEmbedFacts, 'siteUrl' | 'time' | 'impact' | 'videoImageUrl'> & {
  readonly uploadedAt: Date;
  readonly playerId: number;
};

const difficulty = (row: string) =>
  sql.raw(`json_build_object('id', ${row}.id, 'name', ${row}.name, 'color', ${row}.color, 'emoji', ${row}.emoji,
    'legacyEmoji', ${row}.legacy_emoji, 'baseScore', ${row}.base_score)`);

/** Names of creators where they are known, else the level's own text. */
const credited = (role: 'charter' | 'vfxer') =>
  sql.raw(`coalesce((
    SELECT string_agg(n.name, ' & ' ORDER BY c.id) FROM credits c JOIN creators n ON n.id = c.creator_id
    WHERE c.level_id = l.id AND c.role = '${role}'), l.${role})`);
const credits = sql`coalesce(t.name, l.team) AS team, ${credited('charter')} AS charter,
  ${credited('vfxer')} AS vfxer, l.creator`;

export async function selectLevelFacts(db: Db | Trx, ids: readonly number[]): Promise<LevelFactsRow[]> {
  const { rows } = await sql<LevelFactsRow>`
    SELECT l.id, l.song, l.artist, ${difficulty('d')} AS difficulty, d.ref::json ->> 'icon' AS "iconUrl",
      l.public_comments AS "publicComments", l.video_link AS "videoLink", ${credits},
      l.base_score AS "baseScore", l.previous_base_score AS "previousBaseScore",
      ${difficulty('o')} AS "previousDifficulty", l.created_at AS "createdAt", l.updated_at AS "updatedAt"
    FROM levels l
    JOIN difficulties d ON d.id = l.diff_id
    JOIN difficulties o ON o.id = l.previous_diff_id
    LEFT JOIN teams t ON t.id = l.team_id
    WHERE l.id = ANY (${ids}::integer[])`.execute(db);
  return rows;
}

export async function selectClearFacts(db: Db | Trx, ids: readonly number[]): Promise<ClearFactsRow[]> {
  const { rows } = await sql<ClearFactsRow>`
    SELECT p.id, p.level_id AS "levelId", p.player_id AS "playerId", l.song, l.artist, d.color, ${credits},
      pl.name AS player, pl.picture AS "avatarUrl", pl.discord_id AS "discordId",
      coalesce(s.ranked_score, 0) AS "rankedScore", p.feeling_rating AS feeling, p.score_v2 AS score, p.accuracy,
      json_build_object('earlyDouble', p.early_double, 'earlySingle', p.early_single, 'ePerfect', p.e_perfect,
        'perfect', p.perfect, 'lPerfect', p.l_perfect, 'lateSingle', p.late_single, 'lateDouble', p.late_double)
        AS judgements,
      p.video_link AS "videoLink", p.vid_upload_time AS "uploadedAt",
      CASE WHEN p.is_day_only THEN left(iso_time(p.vid_upload_time), 10) END AS day, p.is_worlds_first AS "isWorldsFirst",
      p.is_12k AS "is12K", p.is_16k AS "is16K", p.is_no_hold_tap AS "isNoHoldTap"
    FROM passes p
    JOIN levels l ON l.id = p.level_id
    JOIN difficulties d ON d.id = l.diff_id
    JOIN players pl ON pl.id = p.player_id
    LEFT JOIN player_stats s ON s.player_id = p.player_id
    LEFT JOIN teams t ON t.id = l.team_id
    WHERE p.id = ANY (${ids}::integer[])`.execute(db);
  return rows;
}

/** The countable passes of players, each list as JSON of [id, levelId, scoreV2], by the player's id. */
export async function selectCountableOf(
  db: Db | Trx,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ playerId: number; countable: string }>`
    SELECT p.player_id AS "playerId",
      concat('[', string_agg(concat('[', p.id, ',', p.level_id, ',', p.score_v2, ']'), ','), ']') AS countable
    FROM passes p JOIN levels l ON l.id = p.level_id
    WHERE p.player_id = ANY (${playerIds}::integer[]) AND NOT p.is_deleted AND NOT p.is_duplicate
      AND NOT l.is_deleted
    GROUP BY p.player_id`.execute(db);
  return new Map(rows.map(({ playerId, countable }) => [playerId, countable]));
}
