import { type Kysely, sql } from 'kysely';
import { createTextFunctions } from './text-functions.ts';

/**
 * What a text is: how it is stored, when it can be seen, when two names are one, how it is searched
 * (docs/rules/wire.md#texts). Texts that are there are tidied, and a notice says how many; what was made of them for
 * searches and comparisons is made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTextFunctions(db);
  const made = await takeMadeColumns(db);
  await sql`DELETE FROM level_aliases WHERE NOT is_visible(alias)`.execute(db);
  await tidyTexts(db);
  await tellNamesApart(db);
  for (const column of made) await column.makeAgain();
  await demandTidyNames(db);
  await searchAnew(db);
}

/** Columns that the database makes of texts, with what they are made of now. */
const MADE = [
  ['players', 'name_search', null],
  ['players', 'handle_search', null],
  ['users', 'name_search', null],
  ['creators', 'name_key', 'CASE WHEN merged_into_id IS NULL THEN key_of_name(name) END'],
  ['teams', 'name_key', 'key_of_name(name)'],
  ['level_aliases', 'alias_key', 'key_of_name(alias)'],
  [
    'level_submissions',
    'content_hash',
    `md5(submitter_id::text || '|' || key_of_name(song) || '|' || key_of_name(artist) || '|' || video_key(video_link))`,
  ],
] as const;

/** Removes them with their indexes and constraints. Nothing else makes such a column anew in PostgreSQL 15. */
async function takeMadeColumns(db: Kysely<unknown>) {
  const taken: { readonly makeAgain: () => Promise<void> }[] = [];
  for (const [table, column, expression] of MADE) {
    const { rows } = await sql<{ made: string; isRequired: boolean; needs: string[] }>`
      SELECT pg_get_expr(d.adbin, d.adrelid) AS made, a.attnotnull AS "isRequired", ARRAY(
        SELECT coalesce('ALTER TABLE ' || i.indrelid::regclass || ' ADD CONSTRAINT ' || c.conname || ' '
          || pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid))
        FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype IN ('u', 'x')
        WHERE i.indrelid = a.attrelid AND (a.attnum = ANY (i.indkey)
          OR pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M'))) AS needs
      FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = ${table}::regclass AND a.attname = ${column}`.execute(db);
    const [found] = rows;
    if (found === undefined) throw new Error(`${table} has no column ${column}`);
    await sql.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`).execute(db);
    const makeAgain = async () => {
      await sql
        .raw(`
          ALTER TABLE ${table} ADD COLUMN ${column} text ${found.isRequired ? 'NOT NULL' : ''}
          GENERATED ALWAYS AS (${expression ?? found.made}) STORED`)
        .execute(db);
      for (const definition of found.needs) await sql.raw(definition).execute(db);
    };
    taken.push({ makeAgain });
  }
  return taken;
}

const line = (column: string) => `tidy_line(${column})`;
const lines = (column: string) => `tidy_lines(${column})`;
/** A line of which something must be seen, with what stands for one of which nothing is. */
const name = (otherwise: string) => (column: string) =>
  `coalesce(nullif(tidy_line(${column}), ''), ${otherwise})`;
const untitled = name(`'Untitled'`);

/** Every column with texts of people that a reader meets. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, (column: string) => string>>>> = {
  levels: {
    song: name(`'Level ' || id`),
    artist: line,
    creator: line,
    charter: line,
    vfxer: line,
    team: line,
    rerate_num: line,
    public_comments: lines,
    rerate_reason: lines,
  },
  level_aliases: { original_value: line, alias: line },
  passes: { vid_title: line, feeling_rating: line },
  players: { name: name(`'Player ' || id`) },
  users: { nickname: name('username') },
  creators: { name: name(`'Creator ' || id`) },
  teams: { name: name(`'Team ' || id`), description: lines },
  level_submissions: { song: untitled, artist: untitled, diff: untitled, decline_reason: lines },
  pass_submissions: {
    title: untitled,
    passer: untitled,
    feeling_difficulty: untitled,
    decline_reason: lines,
  },
  credit_requests: { creator_name: untitled },
  team_requests: { team_name: untitled },
  rating_details: { rating: line, comment: lines },
  chat_channels: { label: untitled },
  chat_roles: { label: untitled },
  directives: { name: untitled, description: line },
};

async function tidyTexts(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS)) {
    const all = Object.entries(columns).map(([column, tidied]) => ({ column, tidied: tidied(column) }));
    await change(
      db,
      table,
      all.map(({ column, tidied }) => `${column} = ${tidied}`).join(', '),
      all.map(({ column, tidied }) => `${column} <> ${tidied}`).join(' OR '),
    );
  }
  const aliases = `ARRAY(SELECT tidy_line(a) FROM unnest(aliases) WITH ORDINALITY AS t (a, at)
    WHERE is_visible(a) ORDER BY at)`;
  for (const table of ['creators', 'teams'])
    await change(db, table, `aliases = ${aliases}`, `aliases <> ${aliases}`);
}

/** Changes rows and says how many, with the code by which the server knows what to tell the person who starts it. */
async function change(db: Kysely<unknown>, table: string, sets: string, where: string): Promise<void> {
  await sql
    .raw(`
      DO $do$ DECLARE changed bigint; BEGIN
        UPDATE ${table} SET ${sets} WHERE ${where};
        GET DIAGNOSTICS changed = ROW_COUNT;
        IF changed > 0 THEN RAISE NOTICE USING MESSAGE = format('texts tidied in %s of ${table}', changed), ERRCODE = 'RONDO'; END IF;
      END $do$`)
    .execute(db);
}

/** Of creators, teams and aliases that have become one, the first keeps the name; no second one is one too many. */
async function tellNamesApart(db: Kysely<unknown>): Promise<void> {
  for (const [table, group] of [
    ['creators', 'merged_into_id IS NULL, key_of_name(name)'],
    ['teams', 'key_of_name(name)'],
  ] as const)
    await change(
      db,
      table,
      `name = left(name, 180) || ' (' || id || ')'`,
      `id IN (SELECT id FROM (
         SELECT id, row_number() OVER (PARTITION BY ${group} ORDER BY id) AS place FROM ${table}) t WHERE place > 1)`,
    );
  await sql`
    DELETE FROM level_aliases WHERE id IN (SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY level_id, field, key_of_name(alias) ORDER BY id) AS place
      FROM level_aliases) t WHERE place > 1)`.execute(db);
}

/** A name that nobody can see, click or type is none, whoever writes it. */
async function demandTidyNames(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['levels', 'song'],
    ['players', 'name'],
    ['users', 'nickname'],
    ['creators', 'name'],
    ['teams', 'name'],
    ['level_aliases', 'alias'],
  ] as const)
    await sql
      .raw(`
        ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_tidy
        CHECK (${column} <> '' AND ${column} = tidy_line(${column}))`)
      .execute(db);
  await sql`DROP INDEX players_name_equal`.execute(db);
  await sql`CREATE INDEX players_name_key ON players (key_of_name(name)) WHERE merged_into_id IS NULL`.execute(
    db,
  );
  // Who has a name that reads like this one (docs/rules/auth.md#nicknames).
  await sql`CREATE INDEX users_username_reading ON users (name_reading(username)) WHERE closed_at IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX users_nickname_reading ON users (name_reading(nickname)) WHERE closed_at IS NULL`.execute(
    db,
  );
}

/** What triggers make for searches; cards stay as they are, so that each level is gone over once. */
async function searchAnew(db: Kysely<unknown>): Promise<void> {
  for (const table of ['creators', 'teams']) {
    await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_refresh_cards_update`).execute(db);
    await sql.raw(`UPDATE ${table} SET name = name`).execute(db);
    await sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_refresh_cards_update`).execute(db);
  }
  await sql`SELECT refresh_level_cards(ARRAY(SELECT id FROM levels))`.execute(db);
  await sql`
    UPDATE pass_lookup l SET title = search_value(p.vid_title), video = search_value(p.video_link)
    FROM passes p WHERE p.id = l.pass_id
      AND (l.title, l.video) <> (search_value(p.vid_title), search_value(p.video_link))`.execute(db);
}
