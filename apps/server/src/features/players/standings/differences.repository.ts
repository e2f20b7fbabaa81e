import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';

/** A figure whose stored values are others than its facts yield. */
export type FigureDifference = {
  readonly figure: string;
  readonly count: number;
  /** The first five. */
  readonly examples: readonly { readonly name: string; readonly stored: string; readonly found: string }[];
};

/** Keeps what is stored, to be compared with what is worked out anew. */
export async function keepStandings(trx: Trx): Promise<void> {
  await sql`CREATE TEMPORARY TABLE stored_stats ON COMMIT DROP AS SELECT * FROM player_stats`.execute(trx);
  await sql`
    CREATE TEMPORARY TABLE stored_passes ON COMMIT DROP AS
    SELECT id, accuracy, score_v2, is_worlds_first, is_listed FROM passes`.execute(trx);
  await sql`CREATE TEMPORARY TABLE stored_levels ON COMMIT DROP AS SELECT id, clears FROM levels`.execute(
    trx,
  );
}

/** Compares with what `keepStandings` kept; decimals may differ by a billionth of their value. */
export async function selectDifferences(trx: Trx): Promise<FigureDifference[]> {
  const { rows } = await sql<FigureDifference>`
    WITH figures AS (
      SELECT f.figure, p.name, f.stored, f.found
      FROM stored_stats o FULL JOIN player_stats n USING (player_id)
      LEFT JOIN players p ON p.id = player_id
      CROSS JOIN LATERAL (VALUES
        ('rankedScore', o.ranked_score, n.ranked_score), ('generalScore', o.general_score, n.general_score),
        ('ppScore', o.pp_score, n.pp_score), ('wfScore', o.wf_score, n.wf_score),
        ('score12K', o.score_12k, n.score_12k), ('averageXacc', o.average_xacc, n.average_xacc),
        ('rank', o.rank, n.rank), ('totalPasses', o.total_passes, n.total_passes),
        ('universalPassCount', o.universal_pass_count, n.universal_pass_count),
        ('worldsFirstCount', o.worlds_first_count, n.worlds_first_count),
        ('topDiff', o.top_diff_id, n.top_diff_id), ('top12kDiff', o.top_12k_diff_id, n.top_12k_diff_id)
      ) AS f (figure, stored, found)
      UNION ALL
      SELECT f.figure, 'pass ' || n.id, f.stored, f.found
      FROM stored_passes o JOIN passes n USING (id)
      CROSS JOIN LATERAL (VALUES
        ('accuracy', o.accuracy, n.accuracy), ('scoreV2', o.score_v2, n.score_v2),
        ('isWorldsFirst', o.is_worlds_first::int, n.is_worlds_first::int),
        ('isListed', o.is_listed::int, n.is_listed::int)) AS f (figure, stored, found)
      UNION ALL
      SELECT 'clears', 'level ' || n.id, o.clears, n.clears FROM stored_levels o JOIN levels n USING (id)
    ),
    differing AS (
      SELECT *, row_number() OVER (PARTITION BY figure ORDER BY name) AS place FROM figures
      WHERE stored IS DISTINCT FROM found
        AND NOT coalesce(abs(stored - found) <= 1e-9 * greatest(1, abs(found)), false)
    )
    SELECT figure, count(*) AS count,
      jsonb_agg(jsonb_build_object('name', coalesce(name, ''), 'stored', coalesce(stored::text, ''),
        'found', coalesce(found::text, '')) ORDER BY place) FILTER (WHERE place <= 5) AS examples
    FROM differing GROUP BY figure ORDER BY figure`.execute(trx);
  return rows;
}
