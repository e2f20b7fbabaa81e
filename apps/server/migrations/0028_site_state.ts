import { type Kysely, sql } from 'kysely';

/**
 * What belongs to this database and to no backup of it. A restore gives it another epoch: whoever knows the old one
 * writes nothing more (docs/decisions/0028-pausing-the-site.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE site_state (
      id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      epoch uuid NOT NULL DEFAULT gen_random_uuid(),
      backup_folder uuid
    )`.execute(db);
  await sql`INSERT INTO site_state DEFAULT VALUES`.execute(db);
  // One round trip, two statements: the second has a snapshot that was taken after the lock, so that it sees a restore
  // that ended in between.
  await sql`
    CREATE FUNCTION enter_site() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
    BEGIN
      IF NOT pg_try_advisory_xact_lock_shared(hashtextextended('site:', 0)) THEN
        RETURN NULL;
      END IF;
      RETURN (SELECT epoch FROM site_state);
    END $$`.execute(db);
}
