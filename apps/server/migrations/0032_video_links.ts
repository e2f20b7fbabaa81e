import { canonicalVideoLink } from '@rondo/domain/media';
import { type Kysely, sql } from 'kysely';

/**
 * Video links as they are stored today: those that were not read when they came would be no duplicates of the same
 * videos now (docs/rules/media.md#video-links).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['levels', 'passes', 'level_submissions', 'pass_submissions'])
    await storeCanonical(db, sql.table(table));
}

type Table = ReturnType<typeof sql.table>;
type Row = { readonly id: number; readonly link: string };

async function storeCanonical(db: Kysely<unknown>, table: Table): Promise<void> {
  const { rows } = await sql<Row>`
    SELECT id, video_link AS link FROM ${table}
    WHERE video_link <> '' AND video_link !~ '^https://www\.youtube\.com/watch\?v=[A-Za-z0-9_-]{11}(&t=[0-9]+s)?$'
    ORDER BY id`.execute(db);
  for (const { id, link } of rows) {
    const canonical = canonicalVideoLink(link);
    if (canonical !== link) await storeUnlessTaken(db, table, { id, link: canonical });
  }
}

/** Of two pending submissions that turn out to be the same, the later one keeps what it has: staff decide on both. */
async function storeUnlessTaken(db: Kysely<unknown>, table: Table, { id, link }: Row): Promise<void> {
  await sql`SAVEPOINT one_link`.execute(db);
  try {
    await sql`UPDATE ${table} SET video_link = ${link} WHERE id = ${id}`.execute(db);
    await sql`RELEASE SAVEPOINT one_link`.execute(db);
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    await sql`ROLLBACK TO SAVEPOINT one_link`.execute(db);
  }
}

const UNIQUE_VIOLATION = '23505';
