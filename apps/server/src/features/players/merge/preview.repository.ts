import type { MergePreview } from '@rondo/contract/players';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** `ratings` is what the source's user said where the target's user said nothing. */
export type PreviewRow = Omit<MergePreview, 'source' | 'target' | 'account' | 'sourceUser' | 'discord'> & {
  readonly source: MergePreview['source'] | null;
  readonly target: MergePreview['target'] | null;
  readonly sourceDiscord: string | null;
  readonly targetDiscord: string | null;
};

export async function selectMergePreview(db: Db, sourceId: number, targetId: number): Promise<PreviewRow> {
  const { rows } = await sql<PreviewRow>`
    SELECT s.ref::json AS source, t.ref::json AS target,
      s.discord_id AS "sourceDiscord", t.discord_id AS "targetDiscord",
      (SELECT count(*) FROM passes p WHERE p.player_id = s.id) AS passes,
      (SELECT count(DISTINCT p.level_id) FROM passes p
        WHERE p.player_id = s.id AND NOT p.is_deleted AND EXISTS (SELECT FROM passes o
          WHERE o.player_id = t.id AND o.level_id = p.level_id AND NOT o.is_deleted)) AS "sharedLevels",
      (SELECT count(*) FROM pass_submissions x WHERE x.assigned_player_id = s.id) AS submissions,
      (SELECT count(*) FROM pass_submissions x
        WHERE x.assigned_player_id = s.id AND x.status = 'pending') AS "pendingSubmissions",
      (SELECT count(*) FROM users u JOIN rating_details d ON d.user_id = u.id
        WHERE u.player_id = s.id AND u.closed_at IS NULL AND NOT EXISTS (
          SELECT FROM users v JOIN rating_details o ON o.user_id = v.id
          WHERE v.player_id = t.id AND v.closed_at IS NULL AND o.rating_id = d.rating_id)) AS ratings,
      array_remove(ARRAY[
        CASE WHEN s.is_banned AND NOT t.is_banned THEN 'isBanned' END,
        CASE WHEN s.is_submissions_paused AND NOT t.is_submissions_paused THEN 'isSubmissionsPaused' END,
        CASE WHEN EXISTS (SELECT FROM users u, users v
          WHERE u.player_id = s.id AND u.closed_at IS NULL AND u.is_rating_banned
            AND v.player_id = t.id AND v.closed_at IS NULL AND NOT v.is_rating_banned) THEN 'isRatingBanned' END
      ], NULL) AS bans
    FROM (SELECT ${sourceId}::bigint AS source_id, ${targetId}::bigint AS target_id) asked
    LEFT JOIN players s ON s.id = asked.source_id AND s.merged_into_id IS NULL
    LEFT JOIN players t ON t.id = asked.target_id AND t.merged_into_id IS NULL`.execute(db);
  return rows[0] as PreviewRow;
}
