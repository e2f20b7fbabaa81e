import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RondoEvent } from '../../platform/events/event.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel, aPass, aPlayer, aTeam } from '../../testing/catalogue.ts';
import { aVideo, chosen, levelBody, passBody } from '../../testing/forms.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import type { CallOptions } from '../../testing/test-app.ts';
import { signedInUser } from '../../testing/users.ts';

let received: RondoEvent[] = [];
const app = appOfTests();
const submissions = submissionsOfTests(app);
const colleague = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(() => app.deps.events.subscribe((event) => received.push(event)));
beforeEach(() => {
  received = [];
});

const byColleague = app.as(colleague).call;
const callsOf = {
  levels: { claim: 'claimLevel', release: 'releaseLevel', approve: 'approveLevel', decline: 'declineLevel' },
  passes: { claim: 'claimPass', release: 'releasePass', approve: 'approvePass', decline: 'declinePass' },
} as const;
const expectUpdate = (about: object) =>
  expect
    .poll(() => received.filter(({ type }) => type === 'submissionUpdate').map(({ data }) => data))
    .toContainEqual(expect.objectContaining(about));
const actionsOn = async (type: 'level' | 'pass', id: number) => {
  const actions = await loggedActions(app.deps.db, `${type}Submission`, id);
  return actions.map((action) => action.split('.')[1]);
};

describe.each([
  ['levels', 'level', () => submissions.levels.submit()],
  ['passes', 'pass', async () => submissions.passes.submit(await aLevel(app.deps.db))],
] as const)('a claim of one of the %s', (path, type, submit) => {
  const table = type === 'level' ? 'level_submissions' : 'pass_submissions';
  const { call, pending } = submissions[path];
  const { claim, release, decline } = callsOf[path];

  it('shows everybody else who works on it, and ends', async () => {
    const id = await submit();
    expect(await pending(id)).toMatchObject({ claimedBy: null, claimedUntil: null });
    const { status, body } = await call(claim, { id });
    const { submission, message, ...bare } = body;
    expect([status, submission, message]).toEqual([200, bare, expect.any(String)]);
    expect(body).toMatchObject({
      id,
      claimedBy: { id: submissions.admin.id, username: submissions.admin.username },
    });
    const left = new Date(body.claimedUntil!).getTime() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThan(11 * 60_000);
    await expectUpdate({ action: 'update', submissionId: id, submissionType: type });
    expect((await pending(id))?.claimedBy?.id).toBe(submissions.admin.id);

    for (const name of [claim, release])
      expect(await byColleague(name, { id })).toMatchObject({
        outcome: '409 CLAIMED',
        body: { claimedBy: { id: submissions.admin.id } },
      });
    const released = await call(release, { id });
    expect(released.body).toMatchObject({ claimedBy: null, submission: { claimedUntil: null } });
    expect((await call(release, { id })).status).toBe(200);
    expect((await byColleague(claim, { id })).body.claimedBy?.id).toBe(colleague.id);
    expect(await actionsOn(type, id)).toEqual(['claim', 'release', 'claim']);
  });

  it('starts again for its holder, and can be taken by anybody once its time is over', async () => {
    const { db } = app.deps;
    const id = await submit();
    await call(claim, { id });
    const age = (minutes: number) =>
      db
        .updateTable(table)
        .set({ claimed_until: sql`claimed_until - make_interval(mins => ${minutes})` })
        .where('id', '=', id)
        .execute();
    await age(8);
    const again = await call(claim, { id });
    expect(new Date(again.body.claimedUntil!).getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await actionsOn(type, id)).toEqual(['claim']);
    await age(10);
    expect((await pending(id))?.claimedBy).toBeNull();
    expect((await byColleague(claim, { id })).status).toBe(200);
    // As after the database's clock was set back by two days.
    await age(-48 * 60);
    expect((await pending(id))?.claimedBy).toBeNull();
    expect((await call(claim, { id })).status).toBe(200);
  });

  it('keeps nobody from deciding, and ends with the decision', async () => {
    const id = await submit();
    await call(claim, { id });
    const { status, body } = await byColleague(decline, { id });
    expect([status, body.submission.claimedBy, body.submission.claimedUntil]).toEqual([200, null, null]);
    for (const name of [claim, release]) expect((await call(name, { id })).problem.code).toBe('NOT_PENDING');
  });
});

describe('taking a submission back', () => {
  const takeBack = (type: string, id: number, token = submissions.user.token) =>
    app.as({ token }).call('withdrawSubmission', { type, id });

  it('withdraws what waits: it leaves the queue and makes room for another', async () => {
    for (const [type, path, body] of [
      ['level', 'levels', levelBody()],
      ['pass', 'passes', passBody(await aLevel(app.deps.db))],
    ] as const) {
      const id = await submissions.submit(type, body);
      await submissions.call(callsOf[path].claim, { id });
      const { status, body: reply } = await takeBack(type, id);
      expect([status, reply]).toEqual([200, { message: expect.any(String) }]);
      await expectUpdate({ action: 'update', submissionId: id, submissionType: type });
      const own = (await app.as(submissions.user).call('mySubmissions')).body;
      expect(own[path].find((row) => row.id === id)).toMatchObject({
        status: 'withdrawn',
        queuePosition: null,
        declineReason: null,
      });
      expect(await submissions[path].pending(id)).toBeUndefined();
      expect((await submissions.call(callsOf[path].approve, { id })).problem.code).toBe('NOT_PENDING');
      expect((await takeBack(type, id)).problem.code).toBe('NOT_PENDING');
      expect(await submissions.submit(type, body)).toBeGreaterThan(id);
    }
  });

  it('is for own submissions that are not decided', async () => {
    const id = await submissions.levels.submit();
    for (const token of [colleague.token, (await signedInUser(app)).token]) {
      expect((await takeBack('level', id, token)).outcome).toBe('404 NOT_FOUND');
    }
    for (const missing of [999_999, 3_000_000_000])
      expect((await takeBack('pass', missing)).problem.code).toBe('NOT_FOUND');
    expect((await takeBack('song', id)).problem.code).toBe('VALIDATION_FAILED');
    await submissions.call('declineLevel', { id, body: { reason: 'No' } });
    expect((await takeBack('level', id)).outcome).toBe('409 NOT_PENDING');
  });
});

describe('approving all passes that can be', () => {
  const emptyQueue = () =>
    app.deps.db
      .updateTable('pass_submissions')
      .set({ status: 'declined' })
      .where('status', '=', 'pending')
      .execute();

  it('makes those, and says why each other one stays', async () => {
    const { db } = app.deps;
    await emptyQueue();
    const [level, deleted] = [await aLevel(db), await aLevel(db)];
    const [player, gone] = [await aPlayer(db), await aPlayer(db)];
    const first = await submissions.passes.submit(level, { passerId: player });
    const open = await submissions.passes.submit(level, { passer: 'Nobody yet' });
    const lost = await submissions.passes.submit(level, { passerId: gone });
    const stale = await submissions.passes.submit(deleted, { passerId: player });
    const last = await submissions.passes.submit(level, { passerId: player });
    await changeRow(db, 'levels', deleted, { is_deleted: true });
    await changeRow(db, 'players', gone, { merged_into_id: player });

    const { status, body } = await submissions.call('autoApprovePasses');
    const refused = (id: number, code: string) => ({ id, success: false, code, error: expect.any(String) });
    const done = (id: number) => ({ id, success: true, passId: expect.any(Number) });
    expect([status, body.message]).toEqual([200, 'Passes allowed: 2 of 5.']);
    expect(body.results).toEqual([
      done(first),
      refused(open, 'PLAYER_NOT_ASSIGNED'),
      refused(lost, 'PLAYER_NOT_FOUND'),
      refused(stale, 'LEVEL_DELETED'),
      done(last),
    ]);
    await expectUpdate({ action: 'auto-approve', submissionId: last, submissionType: 'pass', count: 2 });
    const { body: pending } = await submissions.call('pendingPasses');
    expect(pending.map((row) => row.id)).toEqual([open, lost, stale]);
    const made = body.results.flatMap(({ passId }) => passId ?? []);
    expect(await db.selectFrom('passes').select('id').where('id', 'in', made).execute()).toHaveLength(2);
    expect(await actionsOn('pass', first)).toContain('approve');
    await expectStandingsFromNothing(db);

    received = [];
    const again = await submissions.call('autoApprovePasses');
    expect(again.body.results).toMatchObject(Array(3).fill({ success: false }));
    expect(received.filter(({ type }) => type === 'submissionUpdate')).toEqual([]);
  });

  it('leaves those of banned and paused people to a person', async () => {
    const { db } = app.deps;
    await emptyQueue();
    const level = await aLevel(db);
    const [banned, paused] = [
      await aPlayer(db, { is_banned: true }),
      await aPlayer(db, { is_submissions_paused: true }),
    ];
    const ofBanned = await submissions.passes.submit(level, { passerId: banned });
    const ofPaused = await submissions.passes.submit(level, { passerId: paused });
    const { body } = await submissions.call('autoApprovePasses');
    expect(body.results).toMatchObject([
      { id: ofBanned, success: false, code: 'PLAYER_BANNED' },
      { id: ofPaused, success: false, code: 'PLAYER_PAUSED' },
    ]);
    expect((await submissions.call('approvePass', { id: ofBanned })).status).toBe(200);
  });

  it('goes on after an unexpected failure, and leaves nothing of it', async () => {
    const { db } = app.deps;
    await emptyQueue();
    const [level, player] = [await aLevel(db), await aPlayer(db)];
    const broken = await submissions.passes.submit(level, { passerId: player, title: 'Broken' });
    const fine = await submissions.passes.submit(level, { passerId: player });
    await sql`ALTER TABLE passes ADD CONSTRAINT broken CHECK (vid_title <> 'Broken') NOT VALID`.execute(db);
    const { body } = await submissions.call('autoApprovePasses');
    await sql`ALTER TABLE passes DROP CONSTRAINT broken`.execute(db);
    expect(body.results).toMatchObject([
      { id: broken, success: false, code: 'INTERNAL' },
      { id: fine, success: true },
    ]);
    expect(await db.selectFrom('passes').select('id').where('level_id', '=', level).execute()).toHaveLength(
      1,
    );
    await expectStandingsFromNothing(db);
  });
});

describe('what a form would duplicate', () => {
  const ask = async (query: NonNullable<CallOptions['query']>, token = submissions.user.token) =>
    (await app.as({ token }).call('formDuplicates', query)).body.duplicates;

  it('for a level: shown levels and pending ones with its video, or its song by its artist', async () => {
    const { db } = app.deps;
    const [video, other] = [aVideo(), await signedInUser(app)];
    const sameSong = await aLevel(db, { song: 'Twin Tide', artist: 'Pell' });
    const sameVideo = await aLevel(db, { song: 'Else', artist: 'Where', video_link: `${video}&t=30s` });
    await aLevel(db, { song: 'Twin Tide', artist: 'Pell', is_hidden: true });
    await aLevel(db, { song: 'Twin Tide', artist: 'Somebody', is_deleted: true, video_link: video });
    const mine = await submissions.levels.submit({ song: 'TWIN TIDE', artist: 'pell' });
    const foreign = (await submissions.send('level', levelBody({ videoLink: video }), { token: other.token }))
      .body;
    const third = await signedInUser(app);
    await submissions.send('level', levelBody({ videoLink: video }), { token: third.token });
    const youtu = `https://youtu.be/${video.slice(-11)}`;
    const level = (id: number, title: string) => ({ kind: 'level', id, title, isOwn: false });
    const own = (id: number, title: string) => ({ kind: 'levelSubmission', id, title, isOwn: true });
    const ofOthers = { kind: 'levelSubmission', id: null, title: null, isOwn: false };
    expect(await ask({ type: 'level', song: ' twin tide', artist: 'PELL ', videoLink: youtu })).toEqual([
      level(sameSong, 'Twin Tide - Pell'),
      level(sameVideo, 'Else - Where'),
      own(mine, 'TWIN TIDE - pell'),
      ofOthers,
    ]);
    expect(await ask({ type: 'level', song: 'Twin Tide', artist: 'Pell' })).toHaveLength(2);
    expect(await ask({ type: 'level', song: 'Twin Tide' })).toEqual([]);
    expect(await ask({ type: 'level', videoLink: video }, other.token)).toEqual([
      level(sameVideo, 'Else - Where'),
      own(foreign.submissionId, 'Paper Lantern - Moss & Ember'),
      ofOthers,
    ]);
  });

  it('for a pass: shown and pending ones of its level with its video', async () => {
    const { db } = app.deps;
    const [level, elsewhere, video] = [await aLevel(db), await aLevel(db), aVideo()];
    const player = await aPlayer(db, { name: 'Twin holder' });
    const shown = { player_id: player, is_listed: true };
    const known = await aPass(db, { ...shown, level_id: level, video_link: `${video}&t=9s` });
    await aPass(db, { level_id: level, player_id: player, video_link: video, is_deleted: true });
    await aPass(db, { ...shown, level_id: elsewhere, video_link: video });
    const mine = await submissions.passes.submit(level, { videoLink: video, passer: 'Fresh face' });
    const expected = [
      { kind: 'pass', id: known, title: 'Twin holder', isOwn: false },
      { kind: 'passSubmission', id: mine, title: 'Fresh face', isOwn: true },
    ];
    expect(await ask({ type: 'pass', levelId: level, videoLink: video })).toEqual(expected);
    const stranger = await signedInUser(app);
    expect(await ask({ type: 'pass', levelId: level, videoLink: video }, stranger.token)).toEqual([
      expected[0],
      { kind: 'passSubmission', id: null, title: null, isOwn: false },
    ]);
    expect(await ask({ type: 'pass', levelId: level, videoLink: aVideo() })).toEqual([]);
    const halves: NonNullable<CallOptions['query']>[] = [
      { videoLink: video },
      { levelId: 3_000_000_000, videoLink: video },
      { levelId: level },
    ];
    for (const query of halves) expect(await ask({ type: 'pass', ...query })).toEqual([]);
  });

  it('needs a type', async () => {
    const wrong = await app.as(submissions.user).call('formDuplicates');
    expect(wrong.outcome).toBe('400 VALIDATION_FAILED');
  });
});

describe('the list of pending levels', () => {
  it('carries the figures of creators and teams, but not the levels behind them', async () => {
    const { db } = app.deps;
    const creator = await aCreator(db);
    for (const role of ['charter', 'vfxer'] as const) {
      const level_id = await aLevel(db);
      await db.insertInto('credits').values({ level_id, creator_id: creator.id, role }).execute();
    }
    const team = await aTeam(db, 'Lean');
    await aLevel(db, { team_id: team.id, is_verified: true });
    await db.insertInto('team_members').values({ team_id: team.id, creator_id: creator.id }).execute();
    const id = await submissions.levels.submit({
      creatorRequests: [chosen(creator)],
      teamRequest: { teamName: 'Lean', teamId: team.id, isNewRequest: false },
    });
    const row = await submissions.levels.pending(id);
    expect(row?.creatorRequests[0]?.creator).toMatchObject({
      id: creator.id,
      levelCount: 2,
      creditCounts: { charterCount: 1, vfxerCount: 1, totalCredits: 2 },
    });
    expect(row?.teamRequestData?.team).toMatchObject({
      id: team.id,
      credits: { totalLevels: 1, verifiedLevels: 1, memberCount: 1 },
    });
    for (const key of ['createdLevels', 'credits'])
      expect(row!.creatorRequests[0]!.creator).not.toHaveProperty(key);
    for (const key of ['levels', 'members']) expect(row!.teamRequestData!.team).not.toHaveProperty(key);
  });
});

describe('what is not there', () => {
  it.each(['levels', 'passes'] as const)(
    'is neither claimed, released, allowed nor declined: %s',
    async (kind) => {
      for (const name of Object.values(callsOf[kind]))
        for (const id of [999_999, 3_000_000_000])
          expect((await submissions.call(name, { id })).outcome, name).toBe('404 NOT_FOUND');
    },
  );
});
