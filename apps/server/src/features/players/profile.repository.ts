import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { levelOfPass, passFields, playerRef } from '../../platform/db/wire/fragments.ts';
import {
  jsonBoolean,
  jsonContinued,
  jsonObject,
  jsonStringOrNull,
  jsonText,
} from '../../platform/db/wire/json.ts';
import { figureFields, playerStats, topFields, topJoins } from './stats-json.repository.ts';

export interface ProfileRow {
  /** The Player of the wire without passes and top scores. */
  readonly text: string;
  /** What super admins see besides. */
  readonly staffText: string;
  /** Inside of the JSON list of passes; null without any. */
  readonly passes: string | null;
  /** The countable passes as a JSON list of [id, levelId, scoreV2]. */
  readonly countable: string;
}

const playerText = jsonText(
  jsonContinued('left(pl.ref, -1)', { ...figureFields, ...topFields, stats: playerStats }),
);
const staffText = jsonText(
  jsonObject({
    isSubmissionsPaused: jsonBoolean('pl.is_submissions_paused'),
    isRatingBanned: jsonBoolean('coalesce(u.is_rating_banned, false)'),
    discordId: jsonStringOrNull('pl.discord_id'),
    discordAvatar: jsonStringOrNull('pl.avatar_url'),
    discordAvatarId: jsonStringOrNull('pl.discord_avatar'),
  }),
);

// A listed pass stands on a visible level, so that only the others ask their level.
const profileSql = prepared(`
  SELECT ${playerText} AS text, ${staffText} AS "staffText", own.passes, own.countable
  FROM players pl
  JOIN player_stats s ON s.player_id = pl.id
  LEFT JOIN users u ON u.player_id = pl.id
  ${topJoins}
  CROSS JOIN LATERAL (
    SELECT string_agg(x.item, ',') FILTER (WHERE x.is_shown) AS passes,
      concat('[', string_agg(concat('[', x.id, ',', x.level_id, ',', x.score_v2, ']'), ',')
        FILTER (WHERE NOT x.is_duplicate), ']') AS countable
    FROM (
      SELECT p.id, p.level_id, p.score_v2, p.is_duplicate,
        p.is_listed OR $2 OR EXISTS (SELECT FROM levels l WHERE l.id = p.level_id AND NOT l.is_hidden) AS is_shown,
        ${jsonText(jsonObject(passFields(playerRef, levelOfPass)))} AS item
      FROM passes p
      JOIN level_cards c ON c.level_id = p.level_id
      JOIN difficulties d ON d.id = p.diff_id
      WHERE p.player_id = pl.id AND NOT p.is_deleted
        AND (p.is_listed OR EXISTS (SELECT FROM levels l WHERE l.id = p.level_id AND NOT l.is_deleted))
      ORDER BY p.score_v2 DESC, p.id
    ) x
  ) own
  WHERE pl.id = $1 AND pl.merged_into_id IS NULL`);

/** @param isStaff passes on hidden levels are added for super admins (docs/rules/players.md#profile) */
export async function selectProfile(db: Db | Trx, id: number, isStaff: boolean): Promise<ProfileRow | null> {
  const { rows } = await runText<ProfileRow>(db, profileSql, [id, isStaff]);
  return rows[0] ?? null;
}
