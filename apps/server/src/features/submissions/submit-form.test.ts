import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { levelBody, passBody } from '../../testing/forms.ts';
import type { Given } from '../../testing/named-call.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { linkDiscord, signedInUser } from '../../testing/users.ts';

let level: number;
const app = appOfTests();
const { user, send } = submissionsOfTests(app);
beforeAll(async () => {
  level = await aLevel(app.deps.db);
});

const count = async () =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM pass_submissions`.execute(app.deps.db)).rows[0]?.n;
const levelRow = (id: number) => storedRow(app.deps.db, 'level_submissions', id);
const long = (length: number) => 'x'.repeat(length);

describe('who may submit', () => {
  it('needs a form type', async () => {
    for (const type of ['', 'levels', 'level, pass']) {
      expect((await send(type, levelBody())).outcome).toBe('400 UNKNOWN_FORM_TYPE');
    }
    const none = await app.as(user).call('submitForm', { body: levelBody() });
    expect(none.problem.code).toBe('UNKNOWN_FORM_TYPE');
  });

  it('refuses the banned and the paused', async () => {
    const { db } = app.deps;
    const banned = await signedInUser(app);
    const paused = await signedInUser(app);
    await changeRow(db, 'players', banned.playerId, { is_banned: true });
    await changeRow(db, 'players', paused.playerId, { is_submissions_paused: true });
    for (const [token, code] of [
      [banned.token, 'PLAYER_BANNED'],
      [paused.token, 'SUBMISSIONS_PAUSED'],
    ] as const) {
      for (const [type, body] of [
        ['level', levelBody()],
        ['pass', passBody(level)],
      ] as const) {
        expect((await send(type, body, { token })).outcome).toBe(`403 ${code}`);
      }
    }
  });

  it('refuses everyone on a staging server', async () => {
    const staging = await testApp({ config: { environment: 'staging' } });
    const { token } = await signedInUser(staging);
    const headers = { 'x-form-type': 'level' };
    const reply = await staging.as({ token }, headers).call('submitForm', { body: levelBody() });
    expect(reply.outcome).toBe('403 SUBMISSIONS_DISABLED');
    await staging.close();
  });

  it('keeps the chat name of the submitter', async () => {
    const { db } = app.deps;
    const chatty = await signedInUser(app);
    await linkDiscord(db, chatty.id, '123456789012345678', 'chatty.one');
    const { body } = await send('level', levelBody(), { token: chatty.token });
    expect(await levelRow(body.submissionId)).toMatchObject({
      submitter_discord_username: 'chatty.one',
      submitter_discord_id: '123456789012345678',
    });
  });

  it('counts forms that are right, per user: 15 levels and 60 passes an hour', async () => {
    const limited = await testApp({ rateLimits: true });
    const { token } = await signedInUser(limited);
    const submit = (type: string, body: Given<'submitForm'>['body']) =>
      limited.as({ token }, { 'x-form-type': type }).call('submitForm', { body });
    for (let n = 0; n < 20; n++) expect((await submit('level', levelBody({ song: '' }))).status).toBe(400);
    for (let n = 0; n < 15; n++) expect((await submit('level', levelBody())).status).toBe(200);
    const refused = await submit('level', levelBody());
    expect(refused.outcome).toBe('429 RATE_LIMITED');
    expect(refused.problem.retryAfter).toBeGreaterThan(3500);
    const id = await aLevel(limited.deps.db);
    for (let n = 0; n < 60; n++) expect((await submit('pass', passBody(id))).status).toBe(200);
    expect((await submit('pass', passBody(id))).status).toBe(429);
    limited.clock.advance(3_601_000);
    expect((await submit('level', levelBody())).status).toBe(200);
    await limited.close();
  });
});

describe('an Idempotency-Key', () => {
  it('answers the first result again, also when the limit or a duplicate would refuse', async () => {
    const body = levelBody({ song: 'Keyed' });
    const first = await send('level', body, { key: 'a' });
    const again = await send('level', body, { key: 'a' });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('knows the same form in other words', async () => {
    const body = passBody(level);
    const first = await send('pass', body, { key: 'words' });
    const again = { more: { keys: [1] }, ...body, levelId: String(level), title: ` ${body.title} ` };
    expect((await send('pass', again, { key: 'words' })).body).toEqual(first.body);
  });

  it('belongs to one user and one form', async () => {
    const body = levelBody();
    expect((await send('level', body, { key: 'b' })).status).toBe(200);
    for (const reply of [
      await send('level', { ...body, song: 'Other' }, { key: 'b' }),
      await send('pass', passBody(level), { key: 'b' }),
    ])
      expect(reply.outcome).toBe('409 IDEMPOTENCY_KEY_REUSED');
    const other = await signedInUser(app);
    expect((await send('level', body, { key: 'b', token: other.token })).status).toBe(200);
  });

  it('makes one of parallel requests, and all get its reply', async () => {
    const body = passBody(level);
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('pass', body, { key: 'c' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.body.submissionId)).size).toBe(1);
    expect(await count()).toBe((before ?? 0) + 1);
  });

  it('keeps no failure and forgets after a day', async () => {
    const body = passBody(level);
    expect((await send('pass', { ...body, speed: 0 }, { key: 'd' })).status).toBe(400);
    expect((await send('pass', body, { key: 'd' })).status).toBe(200);
    await sql`UPDATE idempotency_keys SET created_at = created_at - interval '24 hours' WHERE key = 'd'`.execute(
      app.deps.db,
    );
    expect((await send('pass', passBody(level), { key: 'd' })).status).toBe(200);
  });

  it('has at most 100 characters', async () => {
    expect((await send('level', levelBody(), { key: long(101) })).status).toBe(400);
    expect((await send('level', levelBody(), { key: long(100) })).status).toBe(200);
  });
});
