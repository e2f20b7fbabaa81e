import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { passBody } from '../../testing/forms.ts';
import { logOf } from '../../testing/log-of.ts';
import type { Given } from '../../testing/named-call.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { recomputeEverything } from '../players/index.ts';

const app = appOfTests();
const submissions = submissionsOfTests(app);
const { submit, call, pending } = submissions.passes;

const END = '2024-11-20T23:59:59.999Z';
const day = { vidUploadTime: END, vidUploadDay: '2024-11-20' };
const moment = (vidUploadTime: string) => ({ vidUploadTime, vidUploadDay: null });

/** A clear that somebody submitted with that time and staff allowed. @returns its id */
async function cleared(level: number, rawTime: unknown): Promise<number> {
  const id = await submit(level, { passerId: await aPlayer(app.deps.db), rawTime });
  return (await call('approvePass', { id })).body.passId;
}
const passOf = async (id: number) => (await app.call('passDetail', { id })).body;
const firstOf = async (level: number) => (await app.call('levelDetail', { id: level })).body.firstClear;
const edit = (id: number, body: Given<'editPass'>['body']) =>
  app.as(submissions.admin).call('editPass', { id, body });
const listed = async (levelId: number, sort: string): Promise<number[]> => {
  const { body } = await app.call('listPasses', { levelId, sort });
  return body.results.map(({ id }) => id);
};

describe('a day that was typed', () => {
  it('is kept as a day, from the submission to the pass', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const player = await aPlayer(db);
    const id = await submit(level, { passerId: player, rawTime: ' 2024-11-20 ' });
    expect(await pending(id)).toMatchObject({ rawTime: END, vidUploadDay: '2024-11-20' });
    const own = await app.as(submissions.user).call('mySubmissions');
    expect(own.body.passes[0]).toMatchObject({ id, rawTime: END, vidUploadDay: '2024-11-20' });
    const { passId, submission } = (await call('approvePass', { id })).body;
    expect(submission).toMatchObject({ vidUploadDay: '2024-11-20' });
    expect(await storedRow(db, 'passes', passId)).toMatchObject({ is_day_only: true });

    expect(await passOf(passId)).toMatchObject(day);
    const lists = [
      (await app.call('passById', { id: passId })).body.results,
      (await app.call('passesOfLevel', { id: level })).body,
      (await app.call('listPasses', { levelId: level })).body.results,
      (await app.call('player', { id: player })).body.passes,
    ];
    for (const list of lists) expect(list).toMatchObject([{ id: passId, ...day }]);
    expect(await firstOf(level)).toMatchObject({ passId, date: END, vidUploadDay: '2024-11-20' });
  });

  it('takes the worlds first from no time of that day, whichever came first', async () => {
    const { db } = app.deps;
    for (const times of [
      ['2024-11-20', '2024-11-20T09:00:00Z', '2024-11-21T00:00:00Z'],
      ['2024-11-20', END, '2024-11-21T00:00:00Z'],
    ]) {
      const level = await aLevel(db);
      const [typed, real, next] = [
        await cleared(level, times[0]),
        await cleared(level, times[1]),
        await cleared(level, times[2]),
      ];
      expect(await firstOf(level)).toMatchObject({ passId: real, vidUploadDay: null });
      expect((await passOf(real)).isWorldsFirst).toBe(true);
      expect(await listed(level, 'RECENT_DESC')).toEqual([next, typed, real]);
      expect(await listed(level, 'RECENT_ASC')).toEqual([real, typed, next]);
    }
    const level = await aLevel(db);
    const next = await cleared(level, '2024-11-21T00:00:00Z');
    const typed = await cleared(level, '2024-11-20');
    expect([await passOf(next), await passOf(typed)]).toMatchObject([
      { isWorldsFirst: false },
      { isWorldsFirst: true },
    ]);
    await expectStandingsFromNothing(db);
  });

  it('of two equal ones is decided by the id', async () => {
    const level = await aLevel(app.deps.db);
    const first = await cleared(level, '2024-11-20');
    await cleared(level, '2024-11-20');
    expect(await firstOf(level)).toMatchObject({ passId: first });
  });

  it('gives way to the time that the video’s service states, and is no other one on its day', async () => {
    const { db } = app.deps;
    const found = async (time: string) => {
      const id = await submit(await aLevel(db), { passerId: await aPlayer(db), rawTime: '2024-11-20' });
      const set = { found_video_time: new Date(time) };
      await db.updateTable('pass_submissions').set(set).where('id', '=', id).execute();
      return id;
    };
    for (const [time, differs] of [
      ['2024-11-20T00:00:00.000Z', false],
      ['2024-11-20T23:59:59.999Z', false],
      ['2024-11-19T23:59:59.999Z', true],
      ['2024-11-21T00:00:00.000Z', true],
    ] as const) {
      const id = await found(time);
      expect((await pending(id))?.videoTime).toEqual({ found: time, differs });
      const { passId } = (await call('approvePass', { id })).body;
      expect(await passOf(passId)).toMatchObject(moment(time));
    }
  });

  it.each([
    '2026-02-30',
    '2024-11',
    '2024-11-2',
    '2024-11-20Z',
    '2024-11-20+01:00',
    '2024-11-20T',
    '2009-12-31',
    '9999-12-31',
    '0000-01-01',
  ])('is refused as %s', async (time) => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const form = await submissions.send('pass', passBody(level, { rawTime: time }));
    expect(form.outcome).toBe('400 VALIDATION_FAILED');
    expect(form.problem.fields).toMatchObject([{ field: 'rawTime' }]);
    const pass = await aPass(db, { level_id: level, player_id: await aPlayer(db) });
    const edited = await edit(pass, { vidUploadTime: time });
    expect(edited.outcome).toBe('400 VALIDATION_FAILED');
    expect(edited.problem.fields).toMatchObject([{ field: 'vidUploadTime' }]);
  });

  it('is taken once it has begun somewhere on Earth', async () => {
    const level = await aLevel(app.deps.db);
    const present = app.clock.now();
    const rawTime = '2026-11-20';
    app.clock.set(new Date('2026-11-19T09:59:59Z'));
    expect((await submissions.send('pass', passBody(level, { rawTime }))).problem.fields).toMatchObject([
      { field: 'rawTime', code: 'OUT_OF_RANGE' },
    ]);
    app.clock.set(new Date('2026-11-19T10:00:00Z'));
    expect((await submissions.send('pass', passBody(level, { rawTime }))).status).toBe(200);
    app.clock.set(present);
  });
});

describe('editing an upload time', () => {
  async function two() {
    const { db } = app.deps;
    const level = await aLevel(db);
    const pass = async (time: string) =>
      aPass(db, { level_id: level, player_id: await aPlayer(db), vid_upload_time: new Date(time) });
    const [one, other] = [await pass('2024-11-20T08:00:00Z'), await pass('2024-11-20T09:00:00Z')];
    await transaction(db, recomputeEverything);
    return { level, one, other };
  }

  it('makes a day of a time and a time of a day; worlds first and log follow', async () => {
    const { level, one, other } = await two();
    const { body } = await edit(one, { vidUploadTime: '2024-11-20' });
    expect(body).toMatchObject({ ...day, isWorldsFirst: false });
    expect(await firstOf(level)).toMatchObject({ passId: other });
    expect((await edit(one, { vidUploadTime: '2024-11-20T08:59:59Z' })).body).toMatchObject({
      ...moment('2024-11-20T08:59:59.000Z'),
      isWorldsFirst: true,
    });
    expect(await logOf(app.deps.db, 'pass', one)).toMatchObject([
      { before: { vidUploadTime: '2024-11-20T08:00:00.000Z' }, after: { vidUploadTime: '2024-11-20' } },
      { before: { vidUploadTime: '2024-11-20' }, after: { vidUploadTime: '2024-11-20T08:59:59.000Z' } },
    ]);
    await expectStandingsFromNothing(app.deps.db);
  });

  it('writes nothing when a day is sent back as it was read', async () => {
    const { one } = await two();
    await edit(one, { vidUploadTime: '2024-11-20' });
    const before = await storedRow(app.deps.db, 'passes', one);
    const { vidUploadTime, vidUploadDay, vidTitle, speed } = await passOf(one);
    for (const body of [
      { vidUploadTime, vidUploadDay, vidTitle, speed },
      { vidUploadTime: Date.parse(vidUploadTime) },
      { vidUploadTime: vidUploadDay },
      { vidUploadTime: '2024-11-21T01:59:59.999+02:00' },
      { vidTitle },
    ])
      expect((await edit(one, body)).body).toMatchObject(day);
    expect(await storedRow(app.deps.db, 'passes', one)).toEqual(before);
    expect(await logOf(app.deps.db, 'pass', one)).toHaveLength(1);
  });

  it('leaves a day alone when something else changes', async () => {
    const { one } = await two();
    await edit(one, { vidUploadTime: '2024-11-20' });
    expect((await edit(one, { speed: 1.2 })).body).toMatchObject({ ...day, speed: 1.2 });
    expect((await edit(one, { vidUploadTime: '2024-11-21' })).body.vidUploadDay).toBe('2024-11-21');
  });
});
