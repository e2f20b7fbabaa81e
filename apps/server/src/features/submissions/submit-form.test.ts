import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { aVideo, levelBody, passBody } from '../../testing/forms.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';

let app: TestApp;
let user: TestUser;
let level: number;
beforeAll(async () => {
  app = await testApp();
  user = await signedInUser(app);
  level = await aLevel(app.deps.db);
});
afterAll(() => app.close());

type Sent = { type?: string; token?: string; key?: string };
const send = (type: string, body: unknown, { token = user.token, key }: Sent = {}) =>
  app.call('POST', '/v2/form/form-submit', {
    token,
    body,
    headers: { 'x-form-type': type, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
const count = async (table: 'level_submissions' | 'pass_submissions') =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(app.deps.db)).rows[0]?.n;
const levelRow = (id: number) =>
  app.deps.db.selectFrom('level_submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const passRow = (id: number) =>
  app.deps.db.selectFrom('pass_submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const charter = { creatorName: 'Ash', creatorId: null, role: 'charter', isNewRequest: true };
const long = (length: number) => 'x'.repeat(length);

describe('the level form', () => {
  it('is stored trimmed, its video canonical, each creator once a role', async () => {
    const { status, body } = await send(
      ' LEVEL ',
      levelBody({
        song: '  Padded  ',
        videoLink: 'youtu.be/dQw4w9WgXcQ?t=65 https://other.example',
        directDL: null,
        wsLink: ' https://steamcommunity.com/x ',
        creatorRequests: [charter, { ...charter, creatorName: 'ＡＳＨ ' }, { ...charter, role: 'vfxer' }],
        teamRequestData: { teamName: 'Night shift', teamId: '', isNewRequest: true },
      }),
    );
    expect([status, body.success]).toEqual([200, true]);
    expect(await levelRow(body.submissionId)).toMatchObject({
      song: 'Padded',
      video_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
      direct_dl: '',
      ws_link: 'https://steamcommunity.com/x',
      status: 'pending',
      submitter_id: user.id,
    });
    const { db } = app.deps;
    const requests = await db
      .selectFrom('credit_requests')
      .select(['role', 'creator_name', 'is_new_request'])
      .where('submission_id', '=', body.submissionId)
      .orderBy('id')
      .execute();
    expect(requests).toEqual([
      { role: 'charter', creator_name: 'Ash', is_new_request: true },
      { role: 'vfxer', creator_name: 'Ash', is_new_request: true },
    ]);
    const teams = await db
      .selectFrom('team_requests')
      .selectAll()
      .where('submission_id', '=', body.submissionId)
      .execute();
    expect(teams).toMatchObject([{ team_name: 'Night shift', team_id: null, is_new_request: true }]);
  });

  it('names a chosen creator and team as they are named', async () => {
    const { db } = app.deps;
    const creator = await db
      .insertInto('creators')
      .values({ name: 'Real name' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const team = await db
      .insertInto('teams')
      .values({ name: long(300) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await send(
      'level',
      levelBody({
        creatorRequests: [
          { creatorName: 'typed', creatorId: `${creator.id}`, role: 'charter', isNewRequest: false },
        ],
        teamRequest: { teamName: 'typed', teamId: team.id, isNewRequest: false },
      }),
    );
    expect(status).toBe(200);
    const requests = await db
      .selectFrom('credit_requests')
      .selectAll()
      .where('submission_id', '=', body.submissionId)
      .execute();
    expect(requests).toMatchObject([
      { creator_name: 'Real name', creator_id: creator.id, is_new_request: false },
    ]);
    const teams = await db
      .selectFrom('team_requests')
      .selectAll()
      .where('submission_id', '=', body.submissionId)
      .execute();
    expect(teams).toMatchObject([{ team_name: long(200), team_id: team.id, is_new_request: false }]);
  });

  it('takes any text as a difficulty', async () => {
    for (const diff of ['21.1+', 'no idea', '19~20.0+'])
      expect((await send('level', levelBody({ diff }))).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['song blank', { song: '  ' }, 'VALIDATION_FAILED', 'song'],
    ['song missing', { song: undefined }, 'VALIDATION_FAILED', 'song'],
    ['song no text', { song: 7 }, 'VALIDATION_FAILED', 'song'],
    ['song too long', { song: long(501) }, 'VALIDATION_FAILED', 'song'],
    ['artist blank', { artist: '' }, 'VALIDATION_FAILED', 'artist'],
    ['artist too long', { artist: long(501) }, 'VALIDATION_FAILED', 'artist'],
    ['diff blank', { diff: null }, 'VALIDATION_FAILED', 'diff'],
    ['diff too long', { diff: long(101) }, 'VALIDATION_FAILED', 'diff'],
    ['video blank', { videoLink: '' }, 'VALIDATION_FAILED', 'videoLink'],
    ['video too long', { videoLink: long(2001) }, 'VALIDATION_FAILED', 'videoLink'],
    ['no link', { directDL: '', wsLink: null }, 'LINK_REQUIRED', 'directDL'],
    ['download no address', { directDL: 'ftp://x.example' }, 'VALIDATION_FAILED', 'directDL'],
    ['download a script', { directDL: 'javascript:alert(1)' }, 'VALIDATION_FAILED', 'directDL'],
    ['workshop no address', { wsLink: 'somewhere' }, 'VALIDATION_FAILED', 'wsLink'],
    ['workshop too long', { wsLink: `https://a.example/${long(2000)}` }, 'VALIDATION_FAILED', 'wsLink'],
    ['no creators', { creatorRequests: [] }, 'CHARTER_REQUIRED', 'creatorRequests'],
    ['creators missing', { creatorRequests: undefined }, 'CHARTER_REQUIRED', 'creatorRequests'],
    [
      'only a vfxer',
      { creatorRequests: [{ ...charter, role: 'vfxer' }] },
      'CHARTER_REQUIRED',
      'creatorRequests',
    ],
    ['creators no list', { creatorRequests: 'Ash' }, 'VALIDATION_FAILED', 'creatorRequests'],
    [
      'too many creators',
      { creatorRequests: Array(51).fill(charter) },
      'VALIDATION_FAILED',
      'creatorRequests',
    ],
    [
      'odd role',
      { creatorRequests: [{ ...charter, role: 'artist' }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.role',
    ],
    [
      'creator nameless',
      { creatorRequests: [{ ...charter, creatorName: ' ' }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.creatorName',
    ],
    [
      'creator name too long',
      { creatorRequests: [{ ...charter, creatorName: long(201) }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.creatorName',
    ],
    [
      'creator neither chosen nor new',
      { creatorRequests: [{ ...charter, isNewRequest: false }] },
      'VALIDATION_FAILED',
      'creatorRequests.0',
    ],
    [
      'unknown creator',
      { creatorRequests: [{ ...charter, creatorId: 999_999 }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.creatorId',
    ],
    [
      'impossible creator',
      { creatorRequests: [{ ...charter, creatorId: 3_000_000_000 }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.creatorId',
    ],
    [
      'isNewRequest no boolean',
      { creatorRequests: [{ ...charter, isNewRequest: 'true' }] },
      'VALIDATION_FAILED',
      'creatorRequests.0.isNewRequest',
    ],
    [
      'unknown team',
      { teamRequest: { teamName: 'T', teamId: 999_999, isNewRequest: false } },
      'VALIDATION_FAILED',
      'teamRequest.teamId',
    ],
    [
      'team neither chosen nor new',
      { teamRequest: { teamName: 'T', teamId: null, isNewRequest: false } },
      'VALIDATION_FAILED',
      'teamRequest',
    ],
    [
      'team name too long',
      { teamRequest: { teamName: long(201), isNewRequest: true } },
      'VALIDATION_FAILED',
      'teamRequest.teamName',
    ],
    [
      'two problems with codes of their own',
      { directDL: '', creatorRequests: [] },
      'LINK_REQUIRED',
      'directDL',
    ],
    ['one with and one without', { directDL: '', song: '' }, 'VALIDATION_FAILED', 'song'],
  ])('is refused: %s', async (_, change, code, field) => {
    const before = await count('level_submissions');
    const { status, body } = await send('level', levelBody(change));
    expect([status, body.code]).toEqual([400, code]);
    expect(body.fields[0].field).toBe(field);
    expect(body.fields[0].message).not.toBe('');
    expect(await count('level_submissions')).toBe(before);
  });

  it('is refused with unstorable characters', async () => {
    for (const song of ['a\u0000b', '\ud800']) {
      const { status, body } = await send('level', levelBody({ song }));
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('is a duplicate while an equal one of the same user waits', async () => {
    const video = aVideo();
    const first = await send('level', levelBody({ song: 'Twice', videoLink: video }));
    expect(first.status).toBe(200);
    const again = await send(
      'level',
      levelBody({ song: ' ＴＷＩＣＥ', videoLink: `${video}&t=10s`, diff: 'U2' }),
    );
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE_SUBMISSION']);
    const other = await signedInUser(app);
    expect(
      (await send('level', levelBody({ song: 'Twice', videoLink: video }), { token: other.token })).status,
    ).toBe(200);
    expect((await send('level', levelBody({ song: 'Twice', videoLink: aVideo() }))).status).toBe(200);
  });

  it('makes one of parallel identical submissions', async () => {
    const body = levelBody({ song: 'At once' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('level', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('the pass form', () => {
  it('is stored with what its numbers and dates mean', async () => {
    const { status, body } = await send(
      'Pass',
      passBody(level, {
        levelId: `${level}`,
        speed: '',
        perfect: '460',
        lateDouble: undefined,
        rawTime: Date.UTC(2024, 1, 2),
        videoLink: 'https://b23.tv/BV1xx411c7mD',
        is12K: null,
      }),
    );
    expect(status).toBe(200);
    expect(await passRow(body.submissionId)).toMatchObject({
      level_id: level,
      speed: 1,
      perfect: 460,
      late_double: 0,
      raw_time: new Date(Date.UTC(2024, 1, 2)),
      video_link: 'https://www.bilibili.com/video/BV1xx411c7mD',
      passer: 'A new face',
      passer_request: true,
      assigned_player_id: null,
      is_12k: false,
      found_video_time: null,
    });
  });

  it('assigns the chosen player, or the only one who bears the name', async () => {
    const { db } = app.deps;
    const ann = await aPlayer(db, { name: 'Ann of the Marsh' });
    const chosen = await send('pass', passBody(level, { passer: '', passerId: ann, passerRequest: false }));
    expect(await passRow(chosen.body.submissionId)).toMatchObject({
      passer: 'Ann of the Marsh',
      assigned_player_id: ann,
      passer_request: false,
    });
    for (const passerRequest of [true, false]) {
      const named = await send('pass', passBody(level, { passer: ' ann OF the marsh', passerRequest }));
      expect(await passRow(named.body.submissionId)).toMatchObject({
        assigned_player_id: ann,
        passer_request: false,
      });
    }
  });

  it('asks for a new player when several bear the name, and names them', async () => {
    const { db } = app.deps;
    const [one, two] = [
      await aPlayer(db, { name: 'Twin', country: 'PL' }),
      await aPlayer(db, { name: 'twin' }),
    ];
    const { body } = await send('pass', passBody(level, { passer: 'TWIN', passerRequest: false }));
    expect(await passRow(body.submissionId)).toMatchObject({
      passer_request: true,
      assigned_player_id: null,
      same_name_player_ids: [one, two],
    });
  });

  it.each<[string, Record<string, unknown>, number, string, string | null]>([
    ['no level', { levelId: null }, 400, 'VALIDATION_FAILED', 'levelId'],
    ['level no digits', { levelId: 'seven' }, 400, 'VALIDATION_FAILED', 'levelId'],
    ['level a fraction', { levelId: 1.5 }, 400, 'VALIDATION_FAILED', 'levelId'],
    ['level below 1', { levelId: 0 }, 400, 'VALIDATION_FAILED', 'levelId'],
    ['unknown level', { levelId: 999_999 }, 404, 'LEVEL_NOT_FOUND', null],
    ['impossible level', { levelId: 3_000_000_000 }, 404, 'LEVEL_NOT_FOUND', null],
    ['video blank', { videoLink: ' ' }, 400, 'VALIDATION_FAILED', 'videoLink'],
    ['title blank', { title: '' }, 400, 'VALIDATION_FAILED', 'title'],
    ['title too long', { title: long(501) }, 400, 'VALIDATION_FAILED', 'title'],
    ['feeling blank', { feelingDifficulty: null }, 400, 'VALIDATION_FAILED', 'feelingDifficulty'],
    ['feeling too long', { feelingDifficulty: long(256) }, 400, 'VALIDATION_FAILED', 'feelingDifficulty'],
    ['no player', { passer: ' ' }, 400, 'VALIDATION_FAILED', 'passer'],
    ['player name too long', { passer: long(101) }, 400, 'VALIDATION_FAILED', 'passer'],
    ['unknown player', { passerId: 999_999 }, 400, 'VALIDATION_FAILED', 'passerId'],
    ['impossible player', { passerId: 3_000_000_000 }, 400, 'VALIDATION_FAILED', 'passerId'],
    ['no date', { rawTime: null }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['date no date', { rawTime: 'yesterday' }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['31 June', { rawTime: '2024-06-31T00:00:00Z' }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['date before 2010', { rawTime: '2009-12-31T23:59:59Z' }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['date in two days', { rawTime: Date.now() + 2 * 86_400_000 }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['endless date', { rawTime: 1e300 }, 400, 'VALIDATION_FAILED', 'rawTime'],
    ['speed below 1', { speed: 0.99 }, 400, 'SPEED_INVALID', 'speed'],
    ['speed 0', { speed: 0 }, 400, 'SPEED_INVALID', 'speed'],
    ['speed above 100', { speed: '100.01' }, 400, 'SPEED_INVALID', 'speed'],
    ['speed no number', { speed: 'fast' }, 400, 'SPEED_INVALID', 'speed'],
    ['count missing', { perfect: '' }, 400, 'VALIDATION_FAILED', 'perfect'],
    ['count negative', { ePerfect: -1 }, 400, 'VALIDATION_FAILED', 'ePerfect'],
    ['count a fraction', { lPerfect: 1.5 }, 400, 'VALIDATION_FAILED', 'lPerfect'],
    ['count no number', { earlySingle: '12a' }, 400, 'VALIDATION_FAILED', 'earlySingle'],
    ['count too large', { lateSingle: 10_000_001 }, 400, 'VALIDATION_FAILED', 'lateSingle'],
    ['nothing judged', { ePerfect: 0, perfect: 0, lPerfect: 0 }, 400, 'VALIDATION_FAILED', 'judgements'],
    ['flag a text', { is12K: 'true' }, 400, 'VALIDATION_FAILED', 'is12K'],
    ['flag a number', { isNoHoldTap: 1 }, 400, 'VALIDATION_FAILED', 'isNoHoldTap'],
    ['both key modes', { is12K: true, is16K: true }, 400, 'KEY_MODE_CONFLICT', 'is12K'],
    ['12K where there is none', { is12K: true }, 400, 'KEY_MODE_NOT_ALLOWED', 'is12K'],
    ['16K where there is none', { is16K: true }, 400, 'KEY_MODE_NOT_ALLOWED', 'is16K'],
  ])('is refused: %s', async (_, change, status, code, field) => {
    const before = await count('pass_submissions');
    const reply = await send('pass', passBody(level, change));
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.body.fields?.[0].field ?? null).toBe(field);
    expect(await count('pass_submissions')).toBe(before);
  });

  it('needs a key mode on U and Q levels and offers it from difficulty 41 on', async () => {
    const { db } = app.deps;
    for (const diff_id of [41, 60, 10100]) {
      const hard = await aLevel(db, { diff_id });
      expect((await send('pass', passBody(hard))).body.code).toBe('KEY_MODE_REQUIRED');
      expect((await send('pass', passBody(hard, { is16K: true }))).status).toBe(200);
    }
    const marathon = await aLevel(db, { diff_id: 64 });
    expect((await send('pass', passBody(marathon))).status).toBe(200);
    expect((await send('pass', passBody(marathon, { is12K: true }))).status).toBe(200);
  });

  it('is taken for a hidden level, not for a deleted one', async () => {
    const { db } = app.deps;
    expect((await send('pass', passBody(await aLevel(db, { is_hidden: true })))).status).toBe(200);
    const gone = await send('pass', passBody(await aLevel(db, { is_deleted: true })));
    expect([gone.status, gone.body.code]).toEqual([404, 'LEVEL_NOT_FOUND']);
  });

  it('is a duplicate of an equal pending one and of an equal pass, whoever sends it', async () => {
    const { db } = app.deps;
    const other = await signedInUser(app);
    const video = aVideo();
    expect((await send('pass', passBody(level, { videoLink: video }))).status).toBe(200);
    const again = await send('pass', passBody(level, { videoLink: `${video}&t=1m`, title: 'Again' }), {
      token: other.token,
    });
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE_SUBMISSION']);
    expect((await send('pass', passBody(level, { videoLink: video, speed: 1.1 }))).status).toBe(200);

    const known = aVideo();
    const pass = {
      level_id: level,
      player_id: await aPlayer(db),
      video_link: known,
      perfect: 460,
      e_perfect: 20,
      l_perfect: 20,
    };
    const id = await aPass(db, pass);
    const equal = await send('pass', passBody(level, { videoLink: known }));
    expect([equal.status, equal.body.code, equal.body.ids]).toEqual([409, 'DUPLICATE_SUBMISSION', [id]]);
    await db.updateTable('passes').set({ is_deleted: true }).where('id', '=', id).execute();
    expect((await send('pass', passBody(level, { videoLink: known }))).status).toBe(200);
  });

  it('makes one of parallel identical submissions', async () => {
    const body = passBody(level);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('pass', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('who may hand in', () => {
  it('needs a form type', async () => {
    for (const type of ['', 'levels', 'level, pass']) {
      const reply = await send(type, levelBody());
      expect([reply.status, reply.body.code]).toEqual([400, 'UNKNOWN_FORM_TYPE']);
    }
    const none = await app.call('POST', '/v2/form/form-submit', { token: user.token, body: levelBody() });
    expect(none.body.code).toBe('UNKNOWN_FORM_TYPE');
  });

  it('refuses visitors, the banned and the paused', async () => {
    const { db } = app.deps;
    expect((await app.call('POST', '/v2/form/form-submit', { body: levelBody() })).status).toBe(401);
    const banned = await signedInUser(app);
    const paused = await signedInUser(app);
    await db.updateTable('players').set({ is_banned: true }).where('id', '=', banned.playerId).execute();
    await db
      .updateTable('players')
      .set({ is_submissions_paused: true })
      .where('id', '=', paused.playerId)
      .execute();
    for (const [token, code] of [
      [banned.token, 'PLAYER_BANNED'],
      [paused.token, 'SUBMISSIONS_PAUSED'],
    ] as const) {
      for (const [type, body] of [
        ['level', levelBody()],
        ['pass', passBody(level)],
      ] as const) {
        const reply = await send(type, body, { token });
        expect([reply.status, reply.body.code]).toEqual([403, code]);
      }
    }
  });

  it('refuses everyone on a staging server', async () => {
    const staging = await testApp({ config: { environment: 'staging' } });
    const { token } = await signedInUser(staging);
    const headers = { 'x-form-type': 'level' };
    const reply = await staging.call('POST', '/v2/form/form-submit', { token, headers, body: levelBody() });
    expect([reply.status, reply.body.code]).toEqual([403, 'SUBMISSIONS_DISABLED']);
    await staging.close();
  });

  it('keeps the chat name of the submitter', async () => {
    const { db } = app.deps;
    const chatty = await signedInUser(app);
    const account = {
      provider: 'discord' as const,
      provider_id: '123456789012345678',
      username: 'chatty.one',
    };
    await db
      .insertInto('user_providers')
      .values({ user_id: chatty.id, ...account, avatar_url: null })
      .execute();
    const { body } = await send('level', levelBody(), { token: chatty.token });
    expect(await levelRow(body.submissionId)).toMatchObject({
      submitter_discord_username: 'chatty.one',
      submitter_discord_id: '123456789012345678',
    });
  });

  it('counts forms that are right, per user: 15 levels and 60 passes an hour', async () => {
    const limited = await testApp({ rateLimits: true });
    const { token } = await signedInUser(limited);
    const submit = (type: string, body: unknown) =>
      limited.call('POST', '/v2/form/form-submit', { token, headers: { 'x-form-type': type }, body });
    for (let n = 0; n < 20; n++) expect((await submit('level', levelBody({ song: '' }))).status).toBe(400);
    for (let n = 0; n < 15; n++) expect((await submit('level', levelBody())).status).toBe(200);
    const refused = await submit('level', levelBody());
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.retryAfter).toBeGreaterThan(3500);
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

  it('belongs to one user and one body', async () => {
    const body = levelBody();
    expect((await send('level', body, { key: 'b' })).status).toBe(200);
    for (const reply of [
      await send('level', { ...body, song: 'Other' }, { key: 'b' }),
      await send('pass', body, { key: 'b' }),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const other = await signedInUser(app);
    expect((await send('level', body, { key: 'b', token: other.token })).status).toBe(200);
  });

  it('makes one of parallel requests, and all get its reply', async () => {
    const body = passBody(level);
    const before = await count('pass_submissions');
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('pass', body, { key: 'c' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.body.submissionId)).size).toBe(1);
    expect(await count('pass_submissions')).toBe((before ?? 0) + 1);
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
