import { type Kysely, sql } from 'kysely';

/**
 * How lists are ordered by difficulty and searched by chat name. A difficulty has a place in lists: PGU difficulties
 * stand before special ones in both directions (docs/rules/levels.md#level-list).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlaces(db);
  await giveListsPlaces(db);
  await followPlaces(db);
  await createListIndexes(db);
  await createHandleSearch(db);
}

/** Places of special difficulties begin above every sort order, so that PGU ones can be turned round before them. */
async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION difficulty_place(type text, sort_order integer) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN type = 'PGU' THEN sort_order ELSE 8589934592 + sort_order END`.execute(db);
  await sql`
    CREATE FUNCTION descending_place(place bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN place < 4294967296 THEN -place ELSE place END`.execute(db);
  await sql`
    ALTER TABLE difficulties
      ADD COLUMN place bigint NOT NULL GENERATED ALWAYS AS (difficulty_place(type, sort_order)) STORED,
      ADD COLUMN place_down bigint NOT NULL
        GENERATED ALWAYS AS (descending_place(difficulty_place(type, sort_order))) STORED`.execute(db);
}

/** Levels and passes have the place of their difficulty, so that a list reads one index. */
async function giveListsPlaces(db: Kysely<unknown>): Promise<void> {
  for (const table of ['levels', 'passes']) {
    const { rows: indexes } = await sql<{ name: string }>`
      SELECT indexrelid::regclass::text AS name FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = ${table}::regclass AND a.attname = 'diff_sort'`.execute(db);
    for (const { name } of indexes) await sql.raw(`DROP INDEX ${name}`).execute(db);
    await sql.raw(`ALTER TABLE ${table} RENAME COLUMN diff_sort TO diff_place`).execute(db);
    await sql.raw(`ALTER TABLE ${table} ALTER COLUMN diff_place TYPE bigint`).execute(db);
    await sql
      .raw(`
      UPDATE ${table} t SET diff_place = d.place FROM difficulties d
      WHERE d.id = t.diff_id AND t.diff_place <> d.place`)
      .execute(db);
    await sql
      .raw(`
      ALTER TABLE ${table} ADD COLUMN diff_place_down bigint NOT NULL
        GENERATED ALWAYS AS (descending_place(diff_place)) STORED`)
      .execute(db);
  }
}

async function followPlaces(db: Kysely<unknown>): Promise<void> {
  // The lock makes a level wait for a change of the difficulty that it takes: it never keeps an old place.
  await sql`
    CREATE OR REPLACE FUNCTION levels_take_sort_order() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE taken record;
    BEGIN
      SELECT place, removed_at INTO taken FROM difficulties WHERE id = NEW.diff_id FOR SHARE;
      IF taken.removed_at IS NOT NULL THEN
        RAISE serialization_failure USING MESSAGE = 'the difficulty of the level was deleted meanwhile';
      END IF;
      IF FOUND THEN NEW.diff_place := taken.place; END IF; -- else the foreign key names the missing one
      RETURN NEW;
    END $$`.execute(db);
  await sql`ALTER FUNCTION levels_take_sort_order RENAME TO levels_take_place`.execute(db);
  await sql`ALTER TRIGGER levels_take_sort_order ON levels RENAME TO levels_take_place`.execute(db);
  await sql`
    CREATE OR REPLACE FUNCTION difficulties_move_levels() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE levels l SET diff_place = n.place
      FROM changed n JOIN before o USING (id)
      WHERE l.diff_id = n.id AND n.place <> o.place;
      RETURN NULL;
    END $$`.execute(db);
}

/** Every order of the level list again, with what it may be filtered by; and the orders by difficulty of passes. */
async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  const visible = 'WHERE NOT is_deleted AND NOT is_hidden';
  const levels: Record<string, string> = {
    levels_visible: '(id) INCLUDE (diff_id, clears, to_rate)',
    levels_visible_difficulty: '(diff_id, id DESC) INCLUDE (clears, to_rate)',
    levels_visible_hardest: '(diff_place_down, id DESC) INCLUDE (diff_id, clears, to_rate)',
    levels_visible_easiest: '(diff_place, id DESC) INCLUDE (diff_id, clears, to_rate)',
    levels_visible_most_cleared: '(clears DESC, id DESC) INCLUDE (diff_id, to_rate)',
    levels_visible_least_cleared: '(clears, id DESC) INCLUDE (diff_id, to_rate)',
    levels_visible_shuffled: '(shuffle, id) INCLUDE (diff_id, clears, to_rate)',
  };
  for (const [name, definition] of Object.entries(levels)) {
    await sql.raw(`DROP INDEX IF EXISTS ${name}`).execute(db);
    await sql.raw(`CREATE INDEX ${name} ON levels ${definition} ${visible}`).execute(db);
  }
  // Few levels are being rated at a time: they are read from here and sorted.
  await sql
    .raw(
      `CREATE INDEX levels_visible_to_rate ON levels (id) INCLUDE (diff_id, clears) ${visible} AND to_rate`,
    )
    .execute(db);

  const filters = 'INCLUDE (level_id, player_id, diff_id, is_12k, is_16k)';
  const passes: Record<string, string> = {
    passes_listed_hardest: `(diff_place_down, score_v2 DESC, id DESC) ${filters} WHERE is_listed`,
    passes_listed_easiest: `(diff_place, score_v2 DESC, id DESC) ${filters} WHERE is_listed`,
    passes_listed_12k_hardest: '(diff_place_down, score_v2 DESC, id DESC) WHERE is_listed AND is_12k',
    passes_listed_16k_hardest: '(diff_place_down, score_v2 DESC, id DESC) WHERE is_listed AND is_16k',
  };
  for (const [name, definition] of Object.entries(passes))
    await sql.raw(`CREATE INDEX ${name} ON passes ${definition}`).execute(db);
}

/** The name that a player is shown with beside their own: that of the chat account. */
async function createHandleSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE players ADD COLUMN handle_search text NOT NULL
      GENERATED ALWAYS AS (CASE WHEN discord_username IS NULL THEN '' ELSE search_value(discord_username) END) STORED`.execute(
    db,
  );
  await sql`CREATE INDEX players_handle_search ON players USING gin (handle_search gin_trgm_ops)`.execute(db);
}
