import { type Kysely, sql } from 'kysely';

/**
 * level_cards: what a list shows of a level, ready made: JSON texts of the wire. `card` is open at its end, so that
 * what each reply adds (difficulty, credits) is put behind it without cutting. level_search: what finds a level; each
 * text column holds delimited values. Triggers keep both in every transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE level_cards (
      level_id integer PRIMARY KEY REFERENCES levels ON DELETE CASCADE,
      card text NOT NULL,
      credits text NOT NULL
    ) WITH (fillfactor = 85)`.execute(db);
  // Narrow rows of their own: a search that must read many of them reads a fifth of the pages.
  await sql`
    CREATE TABLE level_search (
      level_id integer PRIMARY KEY REFERENCES levels ON DELETE CASCADE,
      is_visible boolean NOT NULL,
      diff_id integer NOT NULL,
      song text NOT NULL,
      artist text NOT NULL,
      charter text NOT NULL,
      vfxer text NOT NULL,
      creator text NOT NULL,
      team text NOT NULL,
      anything text NOT NULL GENERATED ALWAYS AS (song || artist || charter || vfxer || creator || team) STORED
    ) WITH (fillfactor = 85)`.execute(db);
  for (const column of ['song', 'artist', 'charter', 'vfxer', 'creator', 'team', 'anything']) {
    await sql.raw(`ALTER TABLE level_search ALTER COLUMN ${column} SET STATISTICS 300`).execute(db);
    await sql
      .raw(`CREATE INDEX level_search_${column} ON level_search USING gin (${column} gin_trgm_ops)`)
      .execute(db);
  }
  await createLevelTriggers(db);
  await createRefreshFunction(db);
  await createRefreshTriggers(db);
  await createLevelUpdateTrigger(db);
  await createNameTriggers(db);
}

async function createLevelTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION levels_take_sort_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT sort_order INTO STRICT NEW.diff_sort FROM difficulties WHERE id = NEW.diff_id;
      RETURN NEW;
    EXCEPTION WHEN no_data_found THEN
      RETURN NEW; -- the foreign key names the missing difficulty
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER levels_take_sort_order BEFORE INSERT OR UPDATE OF diff_id ON levels
    FOR EACH ROW EXECUTE FUNCTION levels_take_sort_order()`.execute(db);
}

async function createRefreshFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION level_card(l levels, t teams) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN left(json_build_object(
      'id', l.id, 'song', l.song, 'artist', l.artist, 'creator', l.creator, 'charter', l.charter,
      'vfxer', l.vfxer, 'team', l.team, 'teamId', l.team_id,
      'teamObject', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name,
        'description', t.description, 'aliases', t.aliases, 'isVerified', t.is_verified) END,
      'diffId', l.diff_id, 'previousDiffId', l.previous_diff_id, 'baseScore', l.base_score,
      'videoLink', l.video_link, 'dlLink', l.dl_link, 'workshopLink', l.workshop_link,
      'publicComments', l.public_comments, 'rerateNum', l.rerate_num, 'rerateReason', l.rerate_reason,
      'clears', l.clears, 'isCleared', l.clears > 0, 'toRate', l.to_rate, 'isDeleted', l.is_deleted,
      'isHidden', l.is_hidden, 'isVerified', l.is_verified,
      'createdAt', iso_time(l.created_at), 'updatedAt', iso_time(l.updated_at))::text, -1)`.execute(db);

  // The lock comes first in a statement of its own: the next one then reads what others committed.
  await sql`
    CREATE FUNCTION refresh_level_cards(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM levels WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
      INSERT INTO level_cards (level_id, card, credits)
      SELECT l.id, level_card(l, t), coalesce(c.credits, '[]')
      FROM levels l
      LEFT JOIN teams t ON t.id = l.team_id
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('id', c.id, 'role', c.role, 'isVerified', c.is_verified,
            'creatorId', r.id, 'creatorName', r.name, 'creatorAliases', r.aliases,
            'creator', json_build_object('id', r.id, 'name', r.name, 'aliases', r.aliases,
              'isVerified', r.is_verified)) ORDER BY c.role, c.id)::text AS credits
        FROM credits c JOIN creators r ON r.id = c.creator_id WHERE c.level_id = l.id
      ) c ON true
      WHERE l.id = ANY (ids)
      ON CONFLICT (level_id) DO UPDATE SET card = EXCLUDED.card, credits = EXCLUDED.credits;
      INSERT INTO level_search (level_id, is_visible, diff_id, song, artist, charter, vfxer, creator, team)
      SELECT l.id, NOT l.is_deleted AND NOT l.is_hidden, l.diff_id,
        search_value(l.song) || coalesce(a.song, ''),
        search_value(l.artist) || coalesce(a.artist, ''),
        search_value(l.charter) || coalesce(c.charter, ''),
        search_value(l.vfxer) || coalesce(c.vfxer, ''),
        search_value(l.creator) || coalesce(c.creator, ''),
        search_value(l.team) || coalesce(t.search, '')
      FROM levels l
      LEFT JOIN teams t ON t.id = l.team_id
      LEFT JOIN LATERAL (
        SELECT string_agg(r.search, '') FILTER (WHERE c.role = 'charter') AS charter,
          string_agg(r.search, '') FILTER (WHERE c.role = 'vfxer') AS vfxer,
          string_agg(r.search, '') AS creator
        FROM credits c JOIN creators r ON r.id = c.creator_id WHERE c.level_id = l.id
      ) c ON true
      LEFT JOIN LATERAL (
        SELECT string_agg(search_value(alias), '') FILTER (WHERE field = 'song') AS song,
          string_agg(search_value(alias), '') FILTER (WHERE field = 'artist') AS artist
        FROM level_aliases WHERE level_id = l.id
      ) a ON true
      WHERE l.id = ANY (ids)
      ON CONFLICT (level_id) DO UPDATE SET is_visible = EXCLUDED.is_visible, diff_id = EXCLUDED.diff_id,
        song = EXCLUDED.song, artist = EXCLUDED.artist, charter = EXCLUDED.charter, vfxer = EXCLUDED.vfxer,
        creator = EXCLUDED.creator, team = EXCLUDED.team
      WHERE level_search IS DISTINCT FROM EXCLUDED;
    END $$`.execute(db);
}

/** An update of levels that touches no searched text, such as their clears, renews nothing but the card's text. */
async function createLevelUpdateTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION levels_refresh_changed_cards() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE renamed integer[];
    BEGIN
      renamed := ARRAY(
        SELECT n.id FROM changed n JOIN before o USING (id)
        WHERE (n.song, n.artist, n.creator, n.charter, n.vfxer, n.team, n.team_id)
          IS DISTINCT FROM (o.song, o.artist, o.creator, o.charter, o.vfxer, o.team, o.team_id));
      IF cardinality(renamed) > 0 THEN PERFORM refresh_level_cards(renamed); END IF;
      UPDATE level_cards c SET card = level_card(l, t)
      FROM levels l LEFT JOIN teams t ON t.id = l.team_id
      WHERE c.level_id = l.id AND l.id IN (SELECT id FROM changed WHERE id <> ALL (renamed));
      UPDATE level_search s SET is_visible = NOT n.is_deleted AND NOT n.is_hidden, diff_id = n.diff_id
      FROM changed n
      WHERE s.level_id = n.id
        AND (s.is_visible, s.diff_id) <> (NOT n.is_deleted AND NOT n.is_hidden, n.diff_id);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER levels_refresh_cards_update AFTER UPDATE ON levels
    REFERENCING OLD TABLE AS before NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION levels_refresh_changed_cards()`.execute(db);
}

/** Statement-level triggers: a COPY of thousands of rows refreshes its cards in one go. */
async function createRefreshTriggers(db: Kysely<unknown>): Promise<void> {
  const changedLevels: Record<string, string> = {
    levels: 'SELECT id FROM changed',
    credits: 'SELECT level_id FROM changed',
    level_aliases: 'SELECT level_id FROM changed',
    creators: 'SELECT level_id FROM credits WHERE creator_id IN (SELECT id FROM changed)',
    teams: 'SELECT id FROM levels WHERE team_id IN (SELECT id FROM changed)',
  };
  const events: Record<string, string[]> = {
    levels: ['INSERT'],
    credits: ['INSERT', 'UPDATE', 'DELETE'],
    level_aliases: ['INSERT', 'UPDATE', 'DELETE'],
    creators: ['UPDATE'],
    teams: ['UPDATE'],
  };
  for (const [table, selection] of Object.entries(changedLevels)) {
    await sql
      .raw(`
        CREATE FUNCTION ${table}_refresh_cards() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM refresh_level_cards(ARRAY(${selection}));
          RETURN NULL;
        END $$`)
      .execute(db);
    for (const event of events[table] ?? []) {
      const rows = event === 'DELETE' ? 'OLD' : 'NEW';
      await sql
        .raw(`
          CREATE TRIGGER ${table}_refresh_cards_${event.toLowerCase()} AFTER ${event} ON ${table}
          REFERENCING ${rows} TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION ${table}_refresh_cards()`)
        .execute(db);
    }
  }
}

/** creators.search and teams.search: name and aliases, delimited (an array cannot be a generated text). */
async function createNameTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION take_search_names() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.search := search_value(NEW.name)
        || coalesce((SELECT string_agg(search_value(alias), '') FROM unnest(NEW.aliases) AS alias), '');
      RETURN NEW;
    END $$`.execute(db);
  for (const table of ['creators', 'teams']) {
    await sql
      .raw(`CREATE TRIGGER ${table}_take_search_names BEFORE INSERT OR UPDATE OF name, aliases ON ${table}
        FOR EACH ROW EXECUTE FUNCTION take_search_names()`)
      .execute(db);
  }
}
