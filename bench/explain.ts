import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';

export type Plans = { readonly word: string; readonly withIndex: string; readonly withoutIndex: string };

class Undone extends Error {}

/** How PostgreSQL searches the levels for a word, with the trigram index and without it. */
export async function explainTextSearch(url: string, word: string): Promise<Plans> {
  const db = openDatabase(url, { connections: 1 });
  const explain = async (trx: typeof db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN (ANALYZE, BUFFERS) SELECT level_id FROM level_search
      WHERE is_visible AND anything LIKE like_contains(${sql.lit(word)}) ORDER BY level_id DESC LIMIT 31`.execute(
      trx,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await explain(db);
  const withIndex = await explain(db);
  let withoutIndex = '';
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`DROP INDEX level_search_anything`.execute(trx);
      withoutIndex = await explain(trx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  await db.destroy();
  return { word, withIndex, withoutIndex };
}
