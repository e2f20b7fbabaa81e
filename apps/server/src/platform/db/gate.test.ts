import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { closedAfter } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';
import { isConnectionFailure } from './errors.ts';
import { databaseGate } from './gate.ts';

const state = { hasRoom: true, noted: 0 };
const gate = databaseGate({ longestWait: 500 });
const site = closedAfter(() =>
  testApp({
    gate,
    connections: 2,
    keepVisitorReplies: true,
    disk: { hasRoom: () => state.hasRoom, noteFull: () => (state.noted += 1) },
  }),
);
afterEach(() => {
  gate.open();
  gate.setReadOnly(false);
  state.hasRoom = true;
});

const register = (username: string) =>
  site.call('register', {
    body: { username, email: `${username}@example.org`, password: 'a long password' },
  });
const list = (query: string) => site.call('filterLevels', { body: { query } });
const isThere = async (username: string) => {
  const found = site.deps.db.selectFrom('users').select('id').where('username', '=', username);
  return (await found.execute()).length > 0;
};

describe('on a disk without room', () => {
  it('nothing is written, and everybody can still read', async () => {
    const { token } = await signedInUser(site);
    const levelId = await aLevel(site.deps.db, { song: 'Kept' });
    gate.setReadOnly(true);
    state.hasRoom = false;
    const refused = await register('too_late');
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { code: 'STORAGE_FULL', retryAfter: 30 },
    });
    expect((await list('kept')).body.results).toHaveLength(1);
    expect((await site.call('levelDetail', { id: levelId })).status).toBe(200);
    expect((await site.as({ token }).call('profile')).status).toBe(200);
    expect(await site.call('health')).toMatchObject({
      status: 200,
      body: { status: 'healthy', checks: { database: 'ok', disk: 'fail' } },
    });
    gate.setReadOnly(false);
    expect(await isThere('too_late')).toBe(false);
    expect((await register('in_time')).status).toBe(201);
  });

  it('a write that the database has no room for is refused with the same words', async () => {
    const { db } = site.deps;
    await sql`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(db);
    await sql`CREATE TRIGGER no_room BEFORE INSERT ON sessions EXECUTE FUNCTION no_room()`.execute(db);
    const noted = state.noted;
    expect((await register('half')).outcome).toBe('503 STORAGE_FULL');
    expect(state.noted).toBe(noted + 1);
    await sql`DROP TRIGGER no_room ON sessions`.execute(db);
    expect(await isThere('half')).toBe(false);
  });
});

describe('while the gate is shut', () => {
  it('calls fail at once, and visitors get what was kept', async () => {
    const { token } = await signedInUser(site);
    const kept = await list('song');
    const statistics = await site.call('statistics');
    const difficulties = await site.call('difficulties');
    site.clock.advance(60_000);
    gate.shut();
    expect(await list('song')).toMatchObject({ status: 200, body: kept.body });
    expect(await site.call('statistics')).toMatchObject({ body: statistics.body });
    expect(await site.call('difficulties')).toMatchObject({ body: difficulties.body });
    expect((await list('another')).outcome).toBe('503 MAINTENANCE');
    expect((await site.as({ token }).call('profile')).outcome).toBe('503 MAINTENANCE');
    expect((await site.call('config')).status).toBe(200);
    expect((await site.callRaw('GET', '/login')).status).toBe(200);
    expect((await site.call('health')).outcome).toBe('503');
    gate.open();
    expect((await list('another')).status).toBe(200);
  });

  it('nobody gets what a write made outdated before', async () => {
    const levelId = await aLevel(site.deps.db, { song: 'First words' });
    expect((await list('words')).body.results).toHaveLength(1);
    const { token } = await signedInUser(site, { role: 'superAdmin' });
    const body = { song: 'Second thoughts' };
    expect((await site.as({ token }).call('editLevel', { id: levelId, body })).status).toBe(200);
    gate.shut();
    expect((await list('words')).outcome).toBe('503 MAINTENANCE');
  });

  it('what was under way is given up and rolled back', async () => {
    const { db } = site.deps;
    const insert = db.transaction().execute(async (trx) => {
      await sql`INSERT INTO login_failures (key, count, last_at) VALUES ('given up', 1, now())`.execute(trx);
      await sql`SELECT pg_sleep(60)`.execute(trx);
    });
    await expect
      .poll(
        async () =>
          (await sql`SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)'`.execute(db)).rows,
      )
      .toHaveLength(1);
    gate.shut();
    await expect(insert).rejects.toSatisfy(isConnectionFailure);
    gate.open();
    const rows = db.selectFrom('login_failures').selectAll().where('key', '=', 'given up');
    expect(await rows.execute()).toEqual([]);
  });
});

it('a call that gets no connection in time is refused as busy', async () => {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const held: number[] = [];
  const holders = [1, 2].map((holder) =>
    site.deps.db.connection().execute(() => {
      held.push(holder);
      return until;
    }),
  );
  await expect.poll(() => held).toHaveLength(2);
  expect((await list('busy')).outcome).toBe('503 BUSY');
  letGo();
  await Promise.all(holders);
  expect((await list('busy')).status).toBe(200);
});
