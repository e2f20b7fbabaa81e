import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';

/** A slice of a wheel of levels, as it was when the wheel was made. */
export interface WheelItem {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly diffId: number;
}

/** Levels that may come onto a wheel: visible and with a difficulty. */
const fits = sql<boolean>`NOT is_deleted AND NOT is_hidden AND diff_id <> 0`;

export async function countWheelLevels(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM levels WHERE ${fits}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The least and the greatest id of a level; null where there is none. */
export async function selectIdRange(
  db: Db,
): Promise<{ readonly least: number; readonly most: number } | null> {
  const { rows } = await sql<{ least: number | null; most: number | null }>`
    SELECT min(id) AS least, max(id) AS most FROM levels`.execute(db);
  const { least = null, most = null } = rows[0] ?? {};
  return least === null || most === null ? null : { least, most };
}

/** Those of the ids whose levels fit. */
export async function selectFitting(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM levels WHERE id = ANY (${[...ids]}::integer[]) AND ${fits}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of so many levels that fit, all of them as likely; looks at each level. */
export async function selectAnyFitting(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM levels WHERE ${fits} ORDER BY random() LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** By id. */
export async function selectWheelItems(db: Db, ids: readonly number[]): Promise<WheelItem[]> {
  return db
    .selectFrom('levels')
    .innerJoin('difficulties', 'difficulties.id', 'levels.diff_id')
    .select(['levels.id', 'levels.song as name', 'difficulties.color', 'levels.diff_id as diffId'])
    .where('levels.id', '=', sql<number>`ANY (${[...ids]}::integer[])`)
    .orderBy('levels.id')
    .execute();
}

/** The first of the seeds under which no list is kept, kept from others until the end of the transaction; null: none. */
export async function takeSeed(
  trx: Trx,
  seeds: readonly number[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<number | null> {
  const { rows } = await sql<{ seed: number }>`
    INSERT INTO wheel_lists (seed, items, expires_at)
    SELECT seed, '[]', ${until} FROM unnest(${[...seeds]}::integer[]) WITH ORDINALITY AS tried (seed, place)
    WHERE NOT EXISTS (SELECT FROM wheel_lists w WHERE w.seed = tried.seed AND w.expires_at > ${now})
    ORDER BY place LIMIT 1
    ON CONFLICT (seed) DO UPDATE SET items = excluded.items, expires_at = excluded.expires_at
      WHERE wheel_lists.expires_at <= ${now}
    RETURNING seed`.execute(trx);
  return rows[0]?.seed ?? null;
}

export async function storeItems(trx: Trx, seed: number, items: readonly WheelItem[]): Promise<void> {
  await trx
    .updateTable('wheel_lists')
    .set({ items: sql`${JSON.stringify(items)}::jsonb` })
    .where('seed', '=', seed)
    .execute();
}

/** A wheel that is kept under a seed; null: there is none, or it is too old. */
export async function selectWheelList(
  db: Db | Trx,
  seed: number,
  now: Date,
): Promise<{ readonly items: readonly WheelItem[]; readonly expiresAt: Date } | null> {
  const row = await db
    .selectFrom('wheel_lists')
    .select(['items', 'expires_at'])
    .where('seed', '=', seed)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { items: row.items as unknown as WheelItem[], expiresAt: row.expires_at };
}

/** Removes what is too old. */
export async function deleteWheelLists(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('wheel_lists').where('expires_at', '<=', now).execute();
}
