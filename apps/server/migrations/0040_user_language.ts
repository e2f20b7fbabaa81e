import { type Kysely, sql } from 'kysely';

/** In which language to write to somebody; null: they never said, nor did their browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN language text
    CONSTRAINT users_language_known CHECK (language IN ('en', 'pl', 'cn'))`.execute(db);
}
