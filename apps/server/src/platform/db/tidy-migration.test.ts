import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
afterEach(() => database.close());

/** A database as it was before, with texts as people and old catalogues had them. */
async function untidy() {
  database = await emptyDatabase();
  const { db } = database;
  await migrate(db, { upTo: '0029_play' });
  await sql`
    INSERT INTO difficulties (id, name, type, color, base_score, sort_order, emoji, legacy)
    VALUES (0, 'Unranked', 'SPECIAL', '#FFFFFF', 0, 0, ':r:', '0')`.execute(db);
  await sql`
    INSERT INTO levels (id, song, artist, public_comments) VALUES
      (1, E'1-X\n(A Dance of Fire and Ice)', ' Chopin', E'one \r\n two'), (2, U&'\\200B', U&'Jose\\0301', ''),
      (3, 'Let’s Go', '〜', '')`.execute(db);
  await sql`
    INSERT INTO level_aliases (level_id, field, original_value, alias) VALUES
      (1, 'song', 'x', U&'\\3164'), (1, 'song', 'x', 'ışık'), (1, 'song', 'x', 'IŞIK')`.execute(db);
  await sql`INSERT INTO players (id, name) VALUES (1, U&'Field\\200B Tester'), (2, 'Field Tester'), (3, U&'\\3164')`.execute(
    db,
  );
  await sql`
    INSERT INTO users (id, username, email, nickname) VALUES
      (1, 'kestrel', 'a@example.org', U&'\\202Enimda'), (2, 'sorrel', 'b@example.org', U&'\\3164')`.execute(
    db,
  );
  await sql`
    INSERT INTO creators (id, name, aliases) VALUES
      (1, 'ışık', ARRAY[U&'\\200B', E'two\nlines']), (2, 'IŞIK', '{}'), (3, 'José', '{}'), (4, 'Jose', '{}')`.execute(
    db,
  );
  await sql`INSERT INTO credits (level_id, creator_id, role) VALUES (3, 1, 'charter')`.execute(db);
  return db;
}

const search = (db: TestDatabase['db'], field: 'song' | 'artist' | 'charter', text: string) =>
  sql<{ id: number }>`
    SELECT level_id AS id FROM level_search WHERE ${sql.ref(field)} LIKE like_equals(${text}) ORDER BY 1`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id));

describe('the migration that tidies texts', () => {
  it('changes what is not tidy, names the nameless, keeps names apart and lets the rest be', async () => {
    const db = await untidy();
    await migrate(db);
    expect(
      await db.selectFrom('levels').select(['song', 'artist', 'public_comments']).orderBy('id').execute(),
    ).toEqual([
      { song: '1-X (A Dance of Fire and Ice)', artist: 'Chopin', public_comments: 'one\ntwo' },
      { song: 'Level 2', artist: 'José', public_comments: '' },
      { song: 'Let’s Go', artist: '〜', public_comments: '' },
    ]);
    const texts = async (table: 'players' | 'users' | 'creators', column: string) => {
      const { rows } = await sql<{ text: string }>`
        SELECT ${sql.ref(column)} AS text FROM ${sql.table(table)} ORDER BY id`.execute(db);
      return rows.map(({ text }) => text);
    };
    expect(await texts('players', 'name')).toEqual(['Field Tester', 'Field Tester', 'Player 3']);
    expect(await texts('users', 'nickname')).toEqual(['nimda', 'sorrel']);
    expect(await texts('creators', 'name')).toEqual(['ışık', 'IŞIK (2)', 'José', 'Jose']);
    expect(await texts('creators', 'aliases')).toEqual([['two lines'], [], [], []]);
    expect(await db.selectFrom('level_aliases').select('alias').execute()).toEqual([{ alias: 'ışık' }]);
  });

  it('makes searches anew', async () => {
    const db = await untidy();
    await migrate(db);
    expect(await search(db, 'song', '1-X (A Dance of Fire and Ice)')).toEqual([1]);
    expect(await search(db, 'song', "let's go")).toEqual([3]);
    expect(await search(db, 'song', 'ISIK')).toEqual([1]);
    expect(await search(db, 'artist', '～')).toEqual([3]);
    expect(await search(db, 'artist', 'jose')).toEqual([2]);
    expect(await search(db, 'charter', 'isik')).toEqual([3]);
  });

  it('says how many rows it changed', async () => {
    await untidy();
    const notices: string[] = [];
    const other = openDatabase(database.url, { onNotice: (text) => notices.push(text) });
    await migrate(other).finally(() => other.destroy());
    expect(notices).toEqual(
      expect.arrayContaining([
        'texts tidied in 2 of levels',
        'texts tidied in 2 of players',
        'texts tidied in 2 of users',
      ]),
    );
  });

  it.each([
    ['levels', 'song'],
    ['players', 'name'],
    ['creators', 'name'],
    ['teams', 'name'],
  ])('keeps %s from a %s that nobody sees', async (table, column) => {
    database = await emptyDatabase();
    await migrate(database.db);
    for (const text of ['\u200b', ' a', 'a\nb', 'e\u0301'])
      await expect(
        sql`INSERT INTO ${sql.table(table)} (${sql.ref(column)}) VALUES (${text})`.execute(database.db),
      ).rejects.toMatchObject({ constraint: `${table}_${column}_tidy` });
  });
});
