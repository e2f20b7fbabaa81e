import { type Kysely, type Migration, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { migrations } from '../../../migrations/all.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

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

  it('leaves nothing of a run in which one fails', async () => {
    const { db } = await empty();
    const failing: Record<string, Migration> = {
      a: { up: (trx) => trx.schema.createTable('first_one').addColumn('id', 'integer').execute() },
      b: { up: () => Promise.reject(new Error('the second fails')) },
    };
    await expect(migrate(db, { migrations: failing })).rejects.toThrow('the second fails');
    expect(await tablesIn(db as never, 'public')).not.toContain('first_one');
  });

  it('refuses a database that knows a newer migration', async () => {
    const { db } = await empty();
    const newer = { ...migrations, '9999_newer': { up: async () => undefined } };
    await migrate(db, { migrations: newer });
    await expect(migrate(db)).rejects.toThrow('9999_newer');
  });
});
