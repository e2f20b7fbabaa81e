import { type Kysely, sql } from 'kysely';

/**
 * Worlds firsts in the public history of a level, beside its difficulties and base scores, and the merges into
 * somebody, which can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A pass, not a player: who it belongs to follows merges and corrections.
  await sql`
    ALTER TABLE level_changes
      ADD COLUMN kind text NOT NULL DEFAULT 'score' CHECK (kind IN ('score', 'worldsFirst')),
      ADD COLUMN worlds_first_pass_id integer REFERENCES passes ON DELETE CASCADE`.execute(db);
  await sql`
    CREATE INDEX level_changes_worlds_first ON level_changes (worlds_first_pass_id)
    WHERE worlds_first_pass_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX merges_target ON merges (kind, target_id, id)`.execute(db);
}
