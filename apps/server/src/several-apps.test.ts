import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { difficultyChanged } from './features/difficulties/index.ts';
import { transaction } from './platform/db/transaction.ts';
import { aLevel } from './testing/catalogue.ts';
import { handIn, passBody } from './testing/forms.ts';
import { type LiveConnection, type LiveOptions, listenLive } from './testing/listen-live.ts';
import { anOpenRating, saveVote } from './testing/open-rating.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { signedInUser } from './testing/users.ts';

/** Two servers on one database: whoever talks to one and then to the other must not notice. */
const superAdminPassword = 'open sesame, please';
let one: TestApp;
let other: TestApp;
let oneUrl: string;
let otherUrl: string;
const connections: LiveConnection[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const options = { rateLimits: true, config: { captcha: 'altcha', superAdminPassword } } as const;
  one = await testApp(options);
  other = await testApp({ ...options, beside: one });
  oneUrl = await one.app.listen({ port: 0, host: '127.0.0.1' });
  otherUrl = await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});
afterAll(async () => {
  await other.close();
  await one.close();
  vi.useRealTimers();
});

async function listenAtOther(options: LiveOptions): Promise<LiveConnection> {
  const connection = await listenLive(otherUrl, options);
  connections.push(connection);
  return connection;
}

describe('two servers on one database', () => {
  it('report an approval at one on a stream at the other', async () => {
    const user = await signedInUser(one);
    const admin = await signedInUser(one, { role: 'superAdmin' });
    const connection = await listenAtOther({ cookie: admin.cookie });
    const levelId = await aLevel(one.deps.db);
    const body = passBody(levelId, { passer: user.username, passerId: user.playerId, passerRequest: false });
    const sent = await handIn(one, user.token, 'pass', body);
    const { submissionId } = sent.body;
    const { passId } = (await one.as(admin).call('approvePass', { id: submissionId })).body;
    const about = { submissionId, submissionType: 'pass' };
    await expect
      .poll(() => connection.facts())
      .toEqual([
        { type: 'submissionUpdate', data: { action: 'create', ...about } },
        { type: 'submissionUpdate', data: { action: 'approve', ...about } },
        { type: 'passUpdate', data: { passId, levelId, playerId: user.playerId, action: 'create' } },
      ]);
  });

  it('show the other’s writes in what they keep', async () => {
    const admin = await signedInUser(one, { role: 'superAdmin' });
    const song = 'Kept by both';
    const levelId = await aLevel(one.deps.db, { song });
    for (let n = 0; n < 2; n++) await aLevel(one.deps.db, { song });
    // A page that is full asks for the count, which is kept.
    const query = { query: song, limit: 1 };
    const count = async (app: TestApp) => (await app.call('listLevels', query)).body.count;
    expect([await count(one), await count(other)]).toEqual([3, 3]);
    expect((await one.as(admin).call('deleteLevel', { id: levelId })).status).toBe(200);
    expect(await count(one)).toBe(2);
    await expect.poll(() => count(other)).toBe(2);
  });

  it('show a difficulty that changes, in lists, in cards and in their order', async () => {
    const song = 'Two difficulties';
    const levels = [
      await aLevel(one.deps.db, { song, diff_id: 30 }),
      await aLevel(one.deps.db, { song, diff_id: 31 }),
    ];
    const seen = async (app: TestApp) => {
      const list = (await app.call('difficulties')).body;
      const query = { query: song, sort: 'DIFF_ASC' };
      const { results } = (await app.call('listLevels', query)).body;
      return {
        name: list.find(({ id }) => id === 30)?.name,
        cards: results.map((level) => level.difficulty.name),
      };
    };
    for (const app of [one, other]) expect(await seen(app)).toEqual({ name: 'G10', cards: ['G10', 'G11'] });
    const { db, config } = one.deps;
    const put = [{ id: 30, name: 'Gx', sort_order: 5000 }];
    const { levelIds } = await transaction(db, (trx) => difficultyChanged(trx, config, { put }));
    expect(levelIds).toEqual([levels[0]]);
    const renamed = { name: 'Gx', cards: ['G11', 'Gx'] };
    expect(await seen(one)).toEqual(renamed);
    // What is kept does not end by itself: the clock stands still.
    await expect.poll(() => seen(other)).toEqual(renamed);
  });

  it('take a special that was added at the other, in ratings, filters and statistics', async () => {
    const { db } = one.deps;
    const rater = await signedInUser(one, { role: 'rater' });
    const { token } = await signedInUser(one, { role: 'superAdmin' });
    const rated = await anOpenRating(db, {});
    const seen = async (app: TestApp) => {
      const { difficulties } = (await app.call('statistics')).body;
      const names = difficulties.byType.SPECIAL.map(({ name }) => name);
      const body = { specialDifficulties: ['Half-Life'] };
      const { results } = (await app.call('filterLevels', { body })).body;
      return [names.includes('Half-Life'), results.map(({ id }) => id)];
    };
    for (const app of [one, other]) expect(await seen(app)).toEqual([false, []]);
    const fields = { color: '#123456', baseScore: 0, emoji: ':x:', legacy: 'x', sortOrder: 1500, icon: '' };
    const added = await one
      .as({ token }, { 'x-super-admin-password': superAdminPassword })
      .call('createDifficulty', { body: { id: 500, name: 'Half-Life', type: 'SPECIAL', ...fields } });
    expect(added.status, added.text).toBe(201);
    const level = await aLevel(db, { diff_id: 500 });
    // The ratings read the table itself: at the other as soon as it is committed.
    const vote = { rating: 'half-life~g3', comment: '', isCommunityRating: false };
    const saved = await saveVote(other, rated.id, rater, vote);
    expect(saved.outcome, saved.text).toBe('200');
    expect(saved.body.rating.details[0]?.rating).toBe('Half-Life~G3');
    expect(await seen(one)).toEqual([true, [level]]);
    await expect.poll(() => seen(other)).toEqual([true, [level]]);
  });

  it('end a session together, its stream within 60 seconds', async () => {
    const { token, cookie } = await signedInUser(one);
    const connection = await listenAtOther({ cookie });
    expect((await other.as({ token }).call('profile')).status).toBe(200);
    await one.as({ token }).call('logout');
    expect((await other.as({ token }).call('profile')).status).toBe(401);
    expect((await listenAtOther({ cookie })).status).toBe(401);
    await vi.advanceTimersByTimeAsync(60_000);
    await connection.ended;
  });

  it('count failures to sign in together: the third asks for a captcha wherever it happens', async () => {
    await signedInUser(one, { username: 'Twofold', password: 'the right password' });
    const fail = (app: TestApp) =>
      app.call('login', { body: { emailOrUsername: 'Twofold', password: 'a wrong one' } });
    expect((await fail(one)).problem.requireCaptcha).toBe(false);
    expect((await fail(other)).problem.requireCaptcha).toBe(false);
    expect((await fail(one)).body).toMatchObject({ code: 'INVALID_CREDENTIALS', requireCaptcha: true });
    expect((await fail(other)).body).toMatchObject({ requireCaptcha: true });
    expect((await fail(other)).status).toBe(400);
  });

  it('count against one limit together', async () => {
    const ask = (app: TestApp) => app.call('captcha');
    for (let n = 0; n < 30; n++) {
      expect((await ask(one)).status).toBe(200);
      expect((await ask(other)).status).toBe(200);
    }
    for (const app of [one, other]) {
      const refused = await ask(app);
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('take one form once under its key, however it arrives', async () => {
    const user = await signedInUser(one);
    const levelId = await aLevel(one.deps.db);
    const body = passBody(levelId);
    const send = (app: TestApp, form: Record<string, unknown>) =>
      handIn(app, user.token, 'pass', form, 'the same key');
    const [first, second] = await Promise.all([send(one, body), send(other, body)]);
    expect([first.status, second.status], `${first.text} ${second.text}`).toEqual([200, 200]);
    expect(second.body.submissionId).toBe(first.body.submissionId);
    expect((await send(other, { ...body, speed: 1.2 })).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const made = one.deps.db.selectFrom('pass_submissions').select('id').where('submitter_id', '=', user.id);
    expect(await made.execute()).toHaveLength(1);
  });

  it('count those on the rating page together, and forget a server that is gone', async () => {
    const rater = await signedInUser(one, { role: 'rater' });
    const user = await signedInUser(one);
    const here = await listenLive(oneUrl, { token: rater.token, source: 'rating' });
    connections.push(here);
    const there = await listenAtOther({ token: user.token, source: 'rating' });
    const both = { type: 'userCount', data: { total: 2, managers: 1 } };
    await expect.poll(() => here.facts().at(-1)).toEqual(both);
    await expect.poll(() => there.facts().at(-1)).toEqual(both);

    const third = await signedInUser(one);
    const gone = { process_id: '00000000-0000-4000-8000-000000000000', user_id: third.id };
    // The second time is one of before the database's clock was set back.
    const ahead = { ...gone, process_id: '00000000-0000-4000-8000-000000000001' };
    await one.deps.db
      .insertInto('live_listeners')
      .values([
        { ...gone, seen_at: new Date(Date.now() - 120_000) },
        { ...ahead, seen_at: new Date(Date.now() + 48 * 3_600_000) },
      ])
      .execute();
    await vi.advanceTimersByTimeAsync(30_000);
    const left = () =>
      one.deps.db
        .selectFrom('live_listeners')
        .select('user_id')
        .orderBy('user_id')
        .execute()
        .then((rows) => rows.map(({ user_id }) => user_id));
    await expect.poll(left).toEqual([rater.id, user.id]);
    expect(here.facts().at(-1)).toEqual(both);
    here.close();
    // Sent once a second: the clock has to move for a stream that was sent something else just now.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return there.facts().at(-1);
      })
      .toEqual({ type: 'userCount', data: { total: 1, managers: 0 } });
  });
});
