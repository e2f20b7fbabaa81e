import { type Kysely, type Migration, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import * as migrations from '../../../migrations/all.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrateSite, refuseNewer } from './migrate.ts';
import { StartError } from '../start-error.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close();
});

async function empty(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  open.push(database);
  return database;
}

const names = Object.keys(migrations);

const tablesIn = async (db: Kysely<never>, schema: string): Promise<string[]> => {
  const { rows } = await sql<{ table_name: string }>`
    SELECT table_name FROM information_schema.tables WHERE table_schema = ${schema} ORDER BY 1`.execute(db);
  return rows.map((row) => row.table_name);
};

describe('migrate', () => {
  it('runs every migration once', async () => {
    const { db } = await empty();
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
  });

  it('lets processes that start together take turns', async () => {
    const { db, url } = await empty();
    const others = [openDatabase(url), openDatabase(url)];
    open.push(...others.map((other) => ({ close: () => other.destroy() })));
    const runs = await Promise.all([db, ...others].map((each) => migrate(each)));
    expect(runs.flat()).toEqual(names);
  });

  it('stops where it is asked to, goes on from there and never back', async () => {
    const { db } = await empty();
    const [first = '', second = ''] = names;
    expect(await migrate(db, { upTo: first })).toEqual([first]);
    expect(await migrate(db, { upTo: second })).toEqual([second]);
    await expect(migrate(db, { upTo: first })).rejects.toThrow('forward only');
    expect(await migrate(db)).toEqual(names.slice(2));
  });

  it('runs into a second schema of the same database', async () => {
    const { db, url } = await empty();
    await migrate(db);
    await sql`CREATE SCHEMA other`.execute(db);
    const other = openDatabase(`${url}&options=${encodeURIComponent('-c search_path=other,public')}`);
    open.push({ close: () => other.destroy() });
    expect(await migrate(other)).toEqual(names);
    expect(await tablesIn(other as never, 'other')).toEqual(await tablesIn(db as never, 'public'));
  });

  it('keeps the mails that wait as jobs', async () => {
    const { db } = await empty();
    await migrate(db, { upTo: '0016_song_names' });
    await sql`
      INSERT INTO outgoing_mails (kind, address, language, tries, due_at, created_at) VALUES
        ('verify', 'a@example.org', 'pl', 2, '2026-03-01T10:05:00Z', '2026-03-01T10:00:00Z'),
        ('reset', 'b@example.org', 'cn', 0, '2026-03-01T10:01:00Z', '2026-03-01T10:01:00Z')`.execute(db);
    await migrate(db);
    const columns = ['kind', 'payload', 'state', 'tries', 'due_at', 'created_at'] as const;
    expect(await db.selectFrom('jobs').select(columns).orderBy('id').execute()).toEqual([
      {
        kind: 'mail.verify',
        payload: { address: 'a@example.org', language: 'pl' },
        state: 'waiting',
        tries: 2,
        due_at: new Date('2026-03-01T10:05:00Z'),
        created_at: new Date('2026-03-01T10:00:00Z'),
      },
      {
        kind: 'mail.reset',
        payload: { address: 'b@example.org', language: 'cn' },
        state: 'waiting',
        tries: 0,
        due_at: new Date('2026-03-01T10:01:00Z'),
        created_at: new Date('2026-03-01T10:01:00Z'),
      },
    ]);
  });

  it('gives levels that are there the place of their difficulty', async () => {
    const { db } = await empty();
    await migrate(db, { upTo: '0019_difficulties' });
    await sql`
      INSERT INTO difficulties (id, name, type, color, base_score, sort_order, emoji, legacy) VALUES
        (60, 'U20', 'PGU', '#000000', 0, 60, ':u:', '21'),
        (0, 'Unranked', 'SPECIAL', '#FFFFFF', 0, 0, ':r:', '0')`.execute(db);
    await sql`INSERT INTO levels (song, diff_id) VALUES ('hard', 60), ('new', 0)`.execute(db);
    await migrate(db);
    const byPlace = async (column: 'diff_place' | 'diff_place_down') => {
      const rows = await db.selectFrom('levels').select('song').orderBy(column).execute();
      return rows.map(({ song }) => song);
    };
    expect(await byPlace('diff_place')).toEqual(['hard', 'new']);
    expect(await byPlace('diff_place_down')).toEqual(['hard', 'new']);
  });

  it('makes the video links canonical that are read now, and leaves two equal forms that wait', async () => {
    const { db } = await empty();
    await migrate(db, { upTo: '0029_play' });
    await sql`
      INSERT INTO difficulties (id, name, type, color, base_score, sort_order, emoji, legacy)
      VALUES (0, 'Unranked', 'SPECIAL', '#FFFFFF', 0, 0, ':r:', '0')`.execute(db);
    const links = [
      'https://www.youtube.com/watch?v=tdig-B8QVKo?t=90',
      'my clear https://youtu.be/tdig-B8QVKo',
      'https://www.bilibili.com/video/av170001?p=2',
      'https://b23.tv/abc1234',
      'https://example.org/video',
      'no video',
      '',
    ];
    const canonical = [
      'https://www.youtube.com/watch?v=tdig-B8QVKo&t=90s',
      'https://www.youtube.com/watch?v=tdig-B8QVKo',
      'https://www.bilibili.com/video/BV17x411w7KC?p=2',
      ...links.slice(3),
    ];
    for (const [index, link] of links.entries()) {
      const id = index + 1;
      await sql`INSERT INTO levels (id, song, diff_id, video_link) VALUES (${id}, 'a', 0, ${link})`.execute(
        db,
      );
      await sql`INSERT INTO players (id, name) VALUES (${id}, ${`player ${id}`})`.execute(db);
      await sql`
        INSERT INTO passes (id, level_id, player_id, video_link, vid_upload_time, early_double, early_single,
          e_perfect, perfect, l_perfect, late_single, late_double, accuracy, score_v2)
        VALUES (${id}, ${id}, ${id}, ${link}, now(), 0, 0, 0, 1, 0, 0, 0, 1, 1)`.execute(db);
    }
    await sql`INSERT INTO users (id, username, email, nickname) VALUES (1, 'ann', 'a@example.org', 'a')`.execute(
      db,
    );
    await sql`
      INSERT INTO level_submissions (id, song, artist, diff, video_link, direct_dl, submitter_id) VALUES
        (1, 'a', 'b', 'P1', 'https://youtu.be/tdig-B8QVKo&t=9', 'x', 1),
        (2, 'a', 'b', 'P1', 'https://youtu.be/tdig-B8QVKo,', 'x', 1)`.execute(db);
    await migrate(db);
    for (const table of ['levels', 'passes'] as const) {
      const rows = await db.selectFrom(table).select('video_link').orderBy('id').execute();
      expect(rows.map(({ video_link }) => video_link)).toEqual(canonical);
    }
    const { rows: hashes } = await sql<{ n: number }>`
      SELECT count(DISTINCT video_hash)::int AS n FROM pass_lookup WHERE pass_id IN (1, 2)`.execute(db);
    expect(hashes).toEqual([{ n: 1 }]);
    const { rows: card } = await sql<{
      card: string;
    }>`SELECT card FROM level_cards WHERE level_id = 3`.execute(db);
    expect(card[0]?.card).toContain('BV17x411w7KC?p=2');
    const waiting = await db.selectFrom('level_submissions').select('video_link').orderBy('id').execute();
    expect(waiting.map(({ video_link }) => video_link)).toEqual([
      'https://www.youtube.com/watch?v=tdig-B8QVKo&t=9s',
      'https://youtu.be/tdig-B8QVKo,',
    ]);
  });

  it('leaves one vote a person of merges that are there, which can be undone', async () => {
    const { db } = await empty();
    await migrate(db, { upTo: '0023_rescoring' });
    await sql`
      INSERT INTO difficulties (id, name, type, color, base_score, sort_order, emoji, legacy)
      SELECT n, 'P' || n, 'PGU', '#000000', 0, n, ':p:', n::text FROM generate_series(0, 20) n`.execute(db);
    await sql`INSERT INTO levels (id, song, diff_id) VALUES (1, 'both', 1), (2, 'only the first', 1)`.execute(
      db,
    );
    await sql`
      INSERT INTO users (id, username, email, nickname, closed_at) VALUES
        (1, 'first', 'a@example.org', 'a', now()), (2, 'second', 'b@example.org', 'b', now()),
        (3, 'third', 'c@example.org', 'c', NULL)`.execute(db);
    await sql`
      INSERT INTO ratings (id, level_id, average_difficulty_id) VALUES (1, 1, 5), (2, 2, 7)`.execute(db);
    await sql`
      INSERT INTO rating_details (rating_id, user_id, rating, is_community_rating, updated_at) VALUES
        (1, 1, 'P1', false, '2026-01-01'), (1, 3, 'P9', false, '2026-01-01'),
        (2, 3, 'P7', false, '2026-01-01')`.execute(db);
    const moved = (userId: number, targetUserId: number) =>
      JSON.stringify({ account: { kind: 'closes', userId, targetUserId, ratingIds: [2], providers: [] } });
    await sql`
      INSERT INTO merges (kind, source_id, target_id, created_at, moved) VALUES
        ('player', 1, 2, '2026-02-01', ${moved(1, 2)}::jsonb), ('player', 2, 3, '2026-02-02', ${moved(2, 3)}::jsonb)`.execute(
      db,
    );
    await migrate(db);
    const votes = (table: 'rating_details' | 'merged_votes') =>
      db.selectFrom(table).select(['rating_id', 'user_id', 'rating']).orderBy('rating_id').orderBy('user_id');
    expect(await votes('rating_details').execute()).toEqual([
      { rating_id: 1, user_id: 3, rating: 'P9' },
      { rating_id: 2, user_id: 3, rating: 'P7' },
    ]);
    expect(await votes('merged_votes').select('is_given').execute()).toEqual([
      { rating_id: 1, user_id: 1, rating: 'P1', is_given: false },
      { rating_id: 2, user_id: 1, rating: 'P7', is_given: true },
      { rating_id: 2, user_id: 2, rating: 'P7', is_given: true },
    ]);
    const averages = db.selectFrom('ratings').select('average_difficulty_id as average').orderBy('id');
    expect(await averages.execute()).toEqual([{ average: 9 }, { average: 7 }]);
  });

  it('leaves nothing of a run in which one fails', async () => {
    const { db } = await empty();
    const failing: Record<string, Migration> = {
      a: { up: (trx) => trx.schema.createTable('first_one').addColumn('id', 'integer').execute() },
      b: { up: () => Promise.reject(new Error('the second fails')) },
    };
    await expect(migrate(db, { migrations: failing })).rejects.toThrow('the second fails');
    expect(await tablesIn(db as never, 'public')).not.toContain('first_one');
  });

  it('refuses a database that a newer version made, and says which step it took', async () => {
    const { db } = await empty();
    await expect(refuseNewer(db)).resolves.toBeUndefined();
    const newer = { ...migrations, '9999_newer': { up: async () => undefined } };
    await migrate(db, { migrations: newer });
    for (const refused of [refuseNewer(db), migrateSite(db)]) {
      await expect(refused).rejects.toBeInstanceOf(StartError);
      await expect(refused).rejects.toThrow(
        `made by a newer Rondo: its last step is 9999_newer, the last one of this version is ${names.at(-1)}. Start that version`,
      );
    }
  });

  it('takes a database that an older version made', async () => {
    const { db } = await empty();
    await migrate(db, { upTo: names.at(-2) });
    await expect(refuseNewer(db)).resolves.toBeUndefined();
    expect(await migrateSite(db)).toEqual(names.slice(-1));
  });
});
