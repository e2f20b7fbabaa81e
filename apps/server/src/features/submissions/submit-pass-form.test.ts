import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { aVideo, passBody } from '../../testing/forms.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { signedInUser } from '../../testing/users.ts';

let level: number;
const app = appOfTests();
const { send } = submissionsOfTests(app);
beforeAll(async () => {
  level = await aLevel(app.deps.db);
});

const count = async () =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM pass_submissions`.execute(app.deps.db)).rows[0]?.n;
const passRow = (id: number) => storedRow(app.deps.db, 'pass_submissions', id);
const long = (length: number) => 'x'.repeat(length);

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

  it('assigns the chosen player, or the only one who has the name', async () => {
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

  it('asks for a new player when several have the name, and names them', async () => {
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
    const before = await count();
    const reply = await send('pass', passBody(level, change));
    expect(reply.outcome).toBe(`${status} ${code}`);
    expect(reply.problem.fields?.[0]?.field ?? null).toBe(field);
    expect(await count()).toBe(before);
  });

  it('says between which bounds a count lies', async () => {
    const { problem } = await send('pass', passBody(level, { lateSingle: 10_000_001 }));
    expect(problem.details).toBe('lateSingle: Must be a whole number from 0 to 10,000,000.');
  });

  it('needs a key mode on U and Q levels and offers it from difficulty 41 on', async () => {
    const { db } = app.deps;
    for (const diff_id of [41, 60, 10100]) {
      const hard = await aLevel(db, { diff_id });
      expect((await send('pass', passBody(hard))).problem.code).toBe('KEY_MODE_REQUIRED');
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
    expect(gone.outcome).toBe('404 LEVEL_NOT_FOUND');
  });

  it('is a duplicate of an equal pending one and of an equal pass, whoever sends it', async () => {
    const { db } = app.deps;
    const other = await signedInUser(app);
    const video = aVideo();
    expect((await send('pass', passBody(level, { videoLink: video }))).status).toBe(200);
    const again = await send('pass', passBody(level, { videoLink: `${video}&t=1m`, title: 'Again' }), {
      token: other.token,
    });
    expect(again.outcome).toBe('409 DUPLICATE_SUBMISSION');
    for (const other of [{ speed: 1.1 }, { isNoHoldTap: true }, { lateDouble: 1 }, { earlySingle: 3 }])
      expect((await send('pass', passBody(level, { videoLink: video, ...other }))).status).toBe(200);

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
    expect([equal.status, equal.problem.code, equal.problem.ids]).toEqual([
      409,
      'DUPLICATE_SUBMISSION',
      [id],
    ]);
    await changeRow(db, 'passes', id, { is_deleted: true });
    expect((await send('pass', passBody(level, { videoLink: known }))).status).toBe(200);
  });

  it('makes one of parallel identical submissions', async () => {
    const body = passBody(level);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('pass', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});
