import { type Kysely, sql } from 'kysely';

/** Which line of an imported file became which row, so that the same line is never imported twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE import_lines (
      kind text NOT NULL CHECK (kind IN ('level', 'player', 'pass')),
      line_hash bytea NOT NULL,
      source_id integer NOT NULL,
      row_id integer NOT NULL,
      PRIMARY KEY (kind, line_hash)
    )`.execute(db);
  await sql`CREATE INDEX import_lines_source ON import_lines (kind, source_id)`.execute(db);
}
