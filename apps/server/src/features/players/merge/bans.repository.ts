import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import type { Ban } from './moved.ts';

/** What a merge did to bans, and what its source is kept from by itself. */
export type MergedBans = Readonly<Record<Ban, boolean>> & {
  readonly mergeId: number;
  readonly brought: readonly Ban[];
  readonly isUndone: boolean;
};

/** The merges into a player that stand, and those that were undone after a time. */
export async function selectMergedBans(trx: Trx, targetId: number, since: Date): Promise<MergedBans[]> {
  const { rows } = await sql<MergedBans>`
    SELECT m.id AS "mergeId", coalesce(m.moved->'bans', '[]') AS brought, m.undone_at IS NOT NULL AS "isUndone",
      s.is_banned AS "isBanned", s.is_submissions_paused AS "isSubmissionsPaused",
      coalesce(u.is_rating_banned, false) AS "isRatingBanned"
    FROM merges m
    JOIN players s ON s.id = m.source_id
    LEFT JOIN users u ON m.moved->'account'->>'kind' = 'closes' AND u.id = (m.moved->'account'->>'userId')::integer
    WHERE m.kind = 'player' AND m.target_id = ${targetId} AND (m.undone_at IS NULL OR m.undone_at >= ${since})`.execute(
    trx,
  );
  return rows;
}
