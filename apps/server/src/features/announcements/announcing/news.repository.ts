import type { ItemKind } from '@rondo/contract/announcements/announcing';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';

/** Most items of a list; more are announced in several turns anyway. */
const MOST = 1000;

/** What is news (docs/rules/levels.md#announced), in the words of the indexes that hold it. */
const levelNews = 'NOT is_deleted AND NOT is_hidden AND NOT is_announced AND NOT to_rate AND diff_id <> 0';
const orders: Readonly<Record<ItemKind, string>> = {
  levels: `levels WHERE ${levelNews} AND previous_diff_id = 0 ORDER BY id DESC`,
  rerates: `levels WHERE ${levelNews} AND previous_diff_id <> 0 ORDER BY updated_at DESC, id DESC`,
  passes: `passes WHERE is_listed AND NOT is_announced AND NOT is_duplicate ORDER BY updated_at DESC, id DESC`,
};

/** Ids of what is not announced yet: new levels newest first, rerates and passes by their last change. */
export async function selectNews(db: Db | Trx, kind: ItemKind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.raw(orders[kind])} LIMIT ${MOST}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
