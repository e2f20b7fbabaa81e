import { sql } from 'kysely';
import { inBatches } from '../../platform/db/batches.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

/** Addresses a part may hold at most, by the protocol of sitemaps. Ids of one part lie in one range of that length. */
export const URLS_A_PART = 50_000;

export const sitemapKinds = ['levels', 'passes', 'players'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** What may be found: levels of the list, passes of the list, players who have passes and are not banned. */
const rowsOf = {
  levels: sql`SELECT id, updated_at FROM levels WHERE NOT is_deleted AND NOT is_hidden`,
  passes: sql`SELECT id, updated_at FROM passes WHERE is_listed`,
  players: sql`SELECT s.player_id AS id, NULL::timestamptz AS updated_at FROM player_stats s
    WHERE s.has_passes AND NOT s.is_banned`,
} as const;

/** The parts of a kind, from 0. */
export async function selectParts(db: Db, kind: SitemapKind) {
  const { rows } = await sql<{ part: number; updated_at: Date | null }>`
    SELECT id / ${sql.lit(URLS_A_PART)} AS part, max(updated_at) AS updated_at
    FROM (${rowsOf[kind]}) r GROUP BY 1 ORDER BY 1
  `.execute(db);
  return rows;
}

export interface SitemapRow {
  id: number;
  updated_at: Date | null;
}

/** The addresses of a part, in batches. */
export function rowsOfPart(trx: Trx, kind: SitemapKind, part: number): AsyncIterable<readonly SitemapRow[]> {
  const first = part * URLS_A_PART;
  return inBatches(
    trx,
    sql<SitemapRow>`
      SELECT id, updated_at FROM (${rowsOf[kind]}) r
      WHERE id >= ${first} AND id < ${first + URLS_A_PART} ORDER BY id`,
  );
}
