import { type Kysely, sql } from 'kysely';

/**
 * Difficulties that change. A deleted one stays as a row with `removed_at`, so that histories keep its name and colour:
 * its name and its place are free again, and no level can take it. Levels follow their difficulty to a new place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE difficulties
      ADD COLUMN removed_at timestamptz(3),
      DROP CONSTRAINT difficulties_name_unique,
      DROP CONSTRAINT difficulties_sort_order_unique`.execute(db);
  await sql`
    CREATE UNIQUE INDEX difficulties_name_unique ON difficulties (name_key) WHERE removed_at IS NULL`.execute(
    db,
  );
  // A unique index cannot be both partial and deferred; an exclusion can.
  await sql`
    ALTER TABLE difficulties ADD CONSTRAINT difficulties_sort_order_unique
      EXCLUDE (sort_order WITH =) WHERE (removed_at IS NULL) DEFERRABLE INITIALLY IMMEDIATE`.execute(db);
  await followSortOrders(db);
}

async function followSortOrders(db: Kysely<unknown>): Promise<void> {
  // The lock makes a level wait for a change of the difficulty that it takes: it never keeps an old place.
  await sql`
    CREATE OR REPLACE FUNCTION levels_take_sort_order() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE taken record;
    BEGIN
      SELECT sort_order, removed_at INTO taken FROM difficulties WHERE id = NEW.diff_id FOR SHARE;
      IF taken.removed_at IS NOT NULL THEN
        RAISE serialization_failure USING MESSAGE = 'the difficulty of the level was deleted meanwhile';
      END IF;
      IF FOUND THEN NEW.diff_sort := taken.sort_order; END IF; -- else the foreign key names the missing one
      RETURN NEW;
    END $$`.execute(db);
  await sql`
    CREATE FUNCTION difficulties_move_levels() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE levels l SET diff_sort = n.sort_order
      FROM changed n JOIN before o USING (id)
      WHERE l.diff_id = n.id AND n.sort_order <> o.sort_order;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER difficulties_move_levels AFTER UPDATE ON difficulties
    REFERENCING OLD TABLE AS before NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION difficulties_move_levels()`.execute(db);
}
