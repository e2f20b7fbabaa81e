import type { LiveFrame } from '@rondo/contract/notifications';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { RondoEvent } from '../../platform/events/event.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import { type LiveConnection, type LiveOptions, listenLive } from '../../testing/listen-live.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';

let app: TestApp;
let url: string;
let user: TestUser;
let rater: TestUser;
let admin: TestUser;
const connections: LiveConnection[] = [];

beforeAll(async () => {
  // The test moves the streams' timers; everything else keeps real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = await testApp();
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  user = await signedInUser(app);
  rater = await signedInUser(app, { role: 'rater' });
  admin = await signedInUser(app, { role: 'superAdmin' });
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

async function listen(options: LiveOptions): Promise<LiveConnection> {
  const connection = await listenLive(url, options);
  connections.push(connection);
  return connection;
}
const publish = (event: RondoEvent) => transaction(app.deps.db, (trx) => publishEvent(trx, event));

describe('GET /events', () => {
  it('takes the cookie or a bearer token, and nobody without', async () => {
    expect((await listen({ cookie: user.cookie })).status).toBe(200);
    expect((await listen({ token: user.token })).status).toBe(200);
    const refused = await listen({});
    expect(refused).toMatchObject({ status: 401, problem: { code: 'UNAUTHENTICATED' } });
    expect((await listen({ cookie: 'rondo_events=nonsense' })).status).toBe(401);
    expect((await listen({ cookie: user.cookie.replace('rondo_events=', 'other=') })).status).toBe(401);
  });

  it('ignores a userId and any other source', async () => {
    expect((await listen({ token: user.token, source: 'nonsense&userId=1' })).status).toBe(200);
  });

  it('forbids to cache, compress or buffer it', async () => {
    const { headers } = await listen({ token: user.token });
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache, no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, text } = await app.callRaw('HEAD', '/events', { token: user.token });
    expect([status, headers['content-type'], text]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
  });

  it('begins with connected, then keeps alive every 15 seconds and pings every 30', async () => {
    const connection = await listen({ token: user.token });
    expect(connection.text()).toMatch(
      /^data: \{"type":"connected","data":\{"clientId":"[0-9a-f-]{36}"\}\}\n\n$/,
    );
    const first = connection.text();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => connection.text()).toBe(`${first}: keepalive\n\n`);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect
      .poll(() => connection.text().slice(first.length))
      .toBe(': keepalive\n\n: keepalive\n\ndata: {"type":"ping"}\n\n');
  });
});

/** Everyone who could listen. */
const seats = ['user', 'user/rating', 'user/admin', 'rater', 'rater/rating', 'admin', 'admin/rating'];
const everyone = seats;
const admins = ['admin', 'admin/rating'];
const about = { submissionId: 7, submissionType: 'level' } as const;

describe('an event goes to its audience', () => {
  let open: Map<string, LiveConnection>;
  beforeEach(async () => {
    const people: Record<string, TestUser> = { user, rater, admin };
    open = new Map();
    for (const seat of seats) {
      const [role = '', source] = seat.split('/');
      open.set(
        seat,
        await listen({ token: people[role]?.token ?? '', ...(source === undefined ? {} : { source }) }),
      );
    }
    // The counts of those who have just come are out before anything is said.
    const isCounted = (frame: LiveFrame) => frame.type === 'userCount' && frame.data.total === 3;
    await expect.poll(() => open.get('user/rating')?.facts().some(isCounted)).toBe(true);
  });

  const table: [RondoEvent, string[]][] = [
    [{ type: 'submissionUpdate', data: { action: 'approve', ...about } }, admins],
    [
      { type: 'ratingUpdate', data: { ratingId: 1, levelId: 2 } },
      ['user/rating', 'rater', 'rater/rating', ...admins],
    ],
    [{ type: 'levelUpdate', data: { levelId: 3, action: 'update' } }, everyone],
    [{ type: 'passUpdate', data: { passId: 1, levelId: 2, playerId: 3, action: 'create' } }, everyone],
    [{ type: 'difficultyUpdate', data: { difficultyId: 4, action: 'update' } }, everyone],
    [{ type: 'playerUpdate', data: { playerId: 5 } }, admins],
  ];
  it.each(table)('%j', async (event, audience) => {
    await publish(event);
    const end = { type: 'levelUpdate', data: { levelId: 999, action: 'end' } } as const;
    await publish(end);
    for (const [seat, connection] of open) {
      const facts = () => connection.facts().filter(({ type }) => type !== 'userCount');
      await expect.poll(() => facts().at(-1), { message: seat }).toEqual(end);
      expect(facts().slice(0, -1), seat).toEqual(audience.includes(seat) ? [event] : []);
    }
  });

  it('permissionChanged: to the user concerned, without data', async () => {
    await publish({ type: 'permissionChanged', data: { userId: rater.id } });
    const said = 'data: {"type":"permissionChanged"}\n\n';
    await expect.poll(() => open.get('rater')?.text()).toContain(said);
    await expect.poll(() => open.get('rater/rating')?.text()).toContain(said);
    for (const seat of ['user', 'user/rating', ...admins]) expect(open.get(seat)?.text()).not.toContain(said);
  });

  it('userCount: to source rating alone, each user once', async () => {
    const counts = (seat: string) =>
      open
        .get(seat)
        ?.facts()
        .filter(({ type }) => type === 'userCount');
    for (const seat of ['user/rating', 'rater/rating', 'admin/rating'])
      expect(counts(seat)?.at(-1)).toEqual({ type: 'userCount', data: { total: 3, managers: 2 } });
    for (const seat of ['user', 'user/admin', 'rater', 'admin']) expect(counts(seat)).toEqual([]);

    const second = await listen({ token: rater.token, source: 'rating' });
    await expect
      .poll(() => second.facts().at(-1))
      .toEqual({ type: 'userCount', data: { total: 3, managers: 2 } });
    open.get('user/rating')?.close();
    await expect
      .poll(() => counts('admin/rating')?.at(-1))
      .toEqual({ type: 'userCount', data: { total: 2, managers: 2 } });
  });

  it('userCount: a crowd that comes at once is reported once a second', async () => {
    const before = open.get('admin/rating')?.facts().length ?? 0;
    const began = performance.now();
    const crowd = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { token } = await signedInUser(app);
        return listen({ token, source: 'rating' });
      }),
    );
    await expect
      .poll(() => open.get('admin/rating')?.facts().at(-1))
      .toEqual({ type: 'userCount', data: { total: 3 + crowd.length, managers: 2 } });
    const seconds = (performance.now() - began) / 1000;
    const sent = (open.get('admin/rating')?.facts().length ?? 0) - before;
    expect(sent).toBeLessThanOrEqual(Math.floor(seconds) + 2);
  });
});

describe('a stream', () => {
  it('of a revoked session is closed within 60 seconds, others stay', async () => {
    const { token, cookie } = await signedInUser(app);
    const connection = await listen({ cookie });
    const other = await listen({ token: user.token });
    let hasEnded = false;
    void connection.ended.then(() => (hasEnded = true));
    expect((await app.as({ token }).call('logout')).status).toBe(204);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => hasEnded).toBe(true);
    await publish({ type: 'levelUpdate', data: { levelId: 1, action: 'update' } });
    await expect.poll(() => other.facts()).toHaveLength(1);
    expect((await listen({ cookie })).status).toBe(401);
  });

  it('receives what its user may receive now', async () => {
    const newcomer = await signedInUser(app);
    const connection = await listen({ token: newcomer.token });
    const grant = { is_super_admin: true };
    await changeRow(app.deps.db, 'users', newcomer.id, grant);
    await publish({ type: 'permissionChanged', data: { userId: newcomer.id } });
    const news: RondoEvent = { type: 'playerUpdate', data: { playerId: 1 } };
    await expect
      .poll(async () => {
        await publish(news);
        return connection.facts();
      })
      .toContainEqual(news);
  });

  it('is refused when its user has 20', async () => {
    const { token } = await signedInUser(app);
    for (let n = 0; n < 20; n++) expect((await listen({ token })).status).toBe(200);
    const refused = await listen({ token });
    expect(refused).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_STREAMS' } });
    expect((await listen({ token: user.token })).status).toBe(200);
    connections[0]?.close();
    await expect.poll(async () => (await listen({ token })).status).toBe(200);
  });

  it('ends when events may have been missed, so that its page reads again', async () => {
    const connection = await listen({ token: user.token });
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'rondo events' AND datname = current_database()`.execute(app.deps.db);
    await connection.ended;
    await expect.poll(async () => (await listen({ token: user.token })).status).toBe(200);
  });

  it('ends as a whole when the server closes', async () => {
    const closing = await testApp();
    const address = await closing.app.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await signedInUser(closing);
    const connection = await listenLive(address, { token, source: 'rating' });
    const began = performance.now();
    await closing.close();
    await connection.ended;
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
