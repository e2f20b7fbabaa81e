import { type RawBuilder, sql } from 'kysely';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { clearSince, clearsSql, levelsSql, rivalsOf } from '../announcing/item-facts.repository.ts';

/** What the simulator asks about. */
export interface Span {
  readonly difficultyId: number;
  readonly since: Date;
  readonly until: Date;
}

/**
 * Clears that may be announced and came in a span; imported ones when their video was uploaded, which on a day of which
 * nothing more is known may have been as soon as it began.
 */
const areClears = ({ difficultyId, since, until }: Span): RawBuilder<unknown> =>
  sql`p.diff_id = ${difficultyId} AND p.is_listed AND NOT p.is_duplicate
    AND ${clearSince} >= ${since} AND CASE WHEN p.origin = 'import' AND p.is_day_only
      THEN p.vid_upload_time - interval '1 day' ELSE ${clearSince} END <= ${until}`;

/** Levels that may be announced and came in a span. */
const areLevels = ({ difficultyId, since, until }: Span): RawBuilder<unknown> =>
  sql`l.diff_id = ${difficultyId} AND l.diff_id <> 0 AND NOT l.is_deleted AND NOT l.is_hidden AND NOT l.to_rate
    AND l.created_at BETWEEN ${since} AND ${until}`;

export async function countItems(trx: Trx, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM passes p WHERE ${areClears(span)})
      + (SELECT count(*) FROM levels l WHERE ${areLevels(span)}) AS count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** In batches, the newest first. */
export const clearsOf = (trx: Trx, span: Span) =>
  inBatches(trx, clearsSql(sql`${areClears(span)} ORDER BY since DESC, p.id DESC`));

export const levelsOf = (trx: Trx, span: Span) =>
  inBatches(trx, levelsSql(sql`${areLevels(span)} ORDER BY since DESC, l.id DESC`));

/** All countable passes of the levels whose clears these are, in batches. */
export const rivalsOfClears = (trx: Trx, span: Span) =>
  rivalsOf(trx, sql`SELECT p.level_id FROM passes p WHERE ${areClears(span)}`);

/** The players of passes, by the passes' ids. */
export async function selectPlayersOf(
  db: Db | Trx,
  passIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; player: string }>`
    SELECT p.id, pl.name AS player FROM passes p JOIN players pl ON pl.id = p.player_id
    WHERE p.id = ANY (${passIds}::integer[])`.execute(db);
  return new Map(rows.map(({ id, player }) => [id, player]));
}
