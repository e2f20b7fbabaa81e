import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { aVideo } from '../../testing/forms.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { changeRow, storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';

/** What Bilibili's service answers: videos by their id with the publish time in seconds. */
const published = new Map<string, number>();
let isOutsideDown = false;
const bilibili = (async (address: URL | string) => {
  if (isOutsideDown) throw new Error('nobody answers');
  const bvid = new URL(String(address)).searchParams.get('bvid') ?? '';
  const pubdate = published.get(bvid);
  const picture = { pic: 'https://i0.hdslb.com/a.jpg', owner: { name: 'Up', face: '' } };
  const data = { title: 'Video', pubdate, ...picture, aid: 1, bvid, cid: 2 };
  return Response.json(pubdate === undefined ? { code: -400 } : { code: 0, data });
}) as typeof fetch;

const app = appOfTests({ fetch: bilibili });
const { submit, call, pending } = submissionsOfTests(app).passes;

const passRow = (id: number) => storedRow(app.deps.db, 'passes', id);
const statsOf = (playerId: number) =>
  app.deps.db
    .selectFrom('player_stats')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
let videos = 0;
const aBilibiliVideo = () => `BV1${String((videos += 1)).padStart(9, 'x')}`;

describe('approving a pass', () => {
  it('makes the pass with its worked score, at once on level, profile and leaderboard', async () => {
    const { db } = app.deps;
    const level = await aLevel(db, { diff_id: 21, song: 'Worked example' });
    const player = await aPlayer(db, { name: 'Worked player' });
    const id = await submit(level, { passerId: player, passerRequest: false });
    expect(await pending(id)).toMatchObject({ accuracy: 0.98, scoreV2: expect.closeTo(173.359134, 5) });

    const { status, body } = await call('approvePass', { id });
    expect(status).toBe(200);
    expect(body.submission).toMatchObject({ id, status: 'approved', passId: body.passId });
    expect(await passRow(body.passId)).toMatchObject({
      level_id: level,
      player_id: player,
      vid_title: 'Cleared!',
      feeling_rating: 'G14',
      vid_upload_time: new Date('2024-05-06T07:08:09.000Z'),
      is_worlds_first: true,
      is_announced: false,
      is_duplicate: false,
      is_listed: true,
      accuracy: 0.98,
      score_v2: expect.closeTo(173.359134, 5),
    });
    const detail = await app.call('levelDetail', { id: level });
    expect(detail.body).toMatchObject({ clears: 1, isCleared: true, firstClear: { passId: body.passId } });
    const profile = await app.call('player', { id: player });
    expect(profile.body).toMatchObject({
      rankedScore: expect.closeTo(173.359134, 5),
      wfScore: 100,
      totalPasses: 1,
      worldsFirstCount: 1,
      rankedScoreRank: 1,
      topScores: [{ id: body.passId }],
    });
    const board = await app.call('leaderboard');
    expect(board.body.results).toMatchObject([{ id: player, rank: 1, position: 1 }]);
  });

  it('moves worlds first and ranks as an earlier and better pass comes', async () => {
    const { db } = app.deps;
    const level = await aLevel(db, { diff_id: 40 });
    const [late, early] = [await aPlayer(db), await aPlayer(db)];
    const first = await submit(level, { passerId: late, rawTime: '2024-05-02T00:00:00Z' });
    const second = await submit(level, {
      passerId: early,
      rawTime: '2024-05-01T00:00:00Z',
      perfect: 500,
      ePerfect: 0,
      lPerfect: 0,
    });
    const { passId } = (await call('approvePass', { id: first })).body;
    expect((await passRow(passId)).is_worlds_first).toBe(true);
    const { rank } = await statsOf(late);
    const better = (await call('approvePass', { id: second })).body.passId;
    expect([(await passRow(passId)).is_worlds_first, (await passRow(better)).is_worlds_first]).toEqual([
      false,
      true,
    ]);
    expect([await statsOf(early), await statsOf(late)]).toMatchObject([
      { ranked_score: expect.closeTo(4400, 5), wf_score: 400, pp_score: expect.closeTo(4400, 5), rank },
      { wf_score: 0, worlds_first_count: 0, rank: (rank ?? 0) + 1 },
    ]);
    await expectStandingsFromNothing(db);
  });

  it('needs a player, a level that is not deleted, and a submission that waits', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const id = await submit(level);
    expect((await call('approvePass', { id })).outcome).toBe('400 PLAYER_NOT_ASSIGNED');
    await call('assignPlayer', { id, body: { playerId: await aPlayer(db) } });
    await changeRow(db, 'levels', level, { is_deleted: true });
    expect((await call('approvePass', { id })).outcome).toBe('400 LEVEL_DELETED');
    expect((await pending(id))?.status).toBe('pending');
    await changeRow(db, 'levels', level, { is_deleted: false });
    expect((await call('approvePass', { id })).status).toBe(200);
    expect((await call('approvePass', { id })).problem.code).toBe('NOT_PENDING');
    expect((await call('approvePass', { id: 999_999 })).problem.code).toBe('NOT_FOUND');
  });

  it('leaves nothing behind when the assigned player is gone', async () => {
    const { db } = app.deps;
    const [gone, kept] = [await aPlayer(db), await aPlayer(db)];
    const id = await submit(await aLevel(db), { passerId: gone });
    await changeRow(db, 'players', gone, { merged_into_id: kept });
    expect((await call('approvePass', { id })).outcome).toBe('404 PLAYER_NOT_FOUND');
    expect(await db.selectFrom('passes').select('id').where('player_id', '=', gone).execute()).toEqual([]);
    await changeRow(db, 'players', gone, { merged_into_id: null });
  });

  it('takes a link that is no known video and as long as it may be', async () => {
    const { db } = app.deps;
    const videoLink = [...randomBytes(2000)].map((byte) => String.fromCharCode(0x4e00 + byte * 7)).join('');
    const id = await submit(await aLevel(db), { videoLink, passerId: await aPlayer(db) });
    const { status, body } = await call('approvePass', { id });
    expect(status).toBe(200);
    expect((await passRow(body.passId)).video_link).toBe(videoLink);
  });

  it('is done once, also when several try at once', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const id = await submit(level, { passerId: await aPlayer(db) });
    const replies = await Promise.all(Array.from({ length: 5 }, () => call('approvePass', { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await db.selectFrom('passes').select('id').where('level_id', '=', level).execute()).toHaveLength(
      1,
    );
    await expectStandingsFromNothing(db);
  });

  it('of a banned player counts for nobody but their own statistics', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const banned = await aPlayer(db, { is_banned: true });
    const { body } = await call('approvePass', { id: await submit(level, { passerId: banned }) });
    expect(await passRow(body.passId)).toMatchObject({ is_listed: false, is_worlds_first: false });
    expect(await statsOf(banned)).toMatchObject({ rank: null, total_passes: 1 });
    await expectStandingsFromNothing(db);
  });
});

describe('the publish time of the video', () => {
  it('is the upload time where the service gives it', async () => {
    const { db } = app.deps;
    const bvid = aBilibiliVideo();
    published.set(bvid, Date.UTC(2023, 0, 2) / 1000);
    const id = await submit(await aLevel(db), {
      passerId: await aPlayer(db),
      videoLink: `https://www.bilibili.com/video/${bvid}`,
      rawTime: '2023-01-05T00:00:00Z',
    });
    expect((await pending(id))?.videoTime).toEqual({ found: '2023-01-02T00:00:00.000Z', differs: true });
    const { body } = await call('approvePass', { id });
    expect((await passRow(body.passId)).vid_upload_time).toEqual(new Date(Date.UTC(2023, 0, 2)));
  });

  it('does not differ by the fraction of a second that services leave out', async () => {
    const bvid = aBilibiliVideo();
    published.set(bvid, Date.UTC(2023, 0, 2) / 1000);
    const id = await submit(await aLevel(app.deps.db), {
      videoLink: `https://b23.tv/${bvid}`,
      rawTime: '2023-01-02T00:00:00.400Z',
    });
    expect((await pending(id))?.videoTime).toMatchObject({ differs: false });
  });

  it('stays the submitted one when nobody answers, and an approval never waits for it', async () => {
    const { db } = app.deps;
    isOutsideDown = true;
    const id = await submit(await aLevel(db), {
      passerId: await aPlayer(db),
      videoLink: `https://b23.tv/${aBilibiliVideo()}`,
    });
    expect((await pending(id))?.videoTime).toEqual({ found: null, differs: false });
    const { status, body } = await call('approvePass', { id });
    isOutsideDown = false;
    expect(status).toBe(200);
    expect((await passRow(body.passId)).vid_upload_time).toEqual(new Date('2024-05-06T07:08:09.000Z'));
  });

  it('is not believed when it is impossible', async () => {
    const { db } = app.deps;
    const bvid = aBilibiliVideo();
    published.set(bvid, Date.UTC(1999, 0, 1) / 1000);
    const id = await submit(await aLevel(db), {
      passerId: await aPlayer(db),
      videoLink: `https://b23.tv/${bvid}`,
    });
    const { body } = await call('approvePass', { id });
    expect((await passRow(body.passId)).vid_upload_time).toEqual(new Date('2024-05-06T07:08:09.000Z'));
  });
});

describe('reviewing a pass', () => {
  it('assigns a player who is there', async () => {
    const player = await aPlayer(app.deps.db, { name: 'Assigned one' });
    const id = await submit(await aLevel(app.deps.db));
    for (const playerId of [999_999, 3_000_000_000, -1])
      expect((await call('assignPlayer', { id, body: { playerId } })).problem.code).toBe('PLAYER_NOT_FOUND');
    expect((await call('assignPlayer', { id, body: {} })).status).toBe(400);
    const { status, body } = await call('assignPlayer', { id, body: { playerId: `${player}` } });
    expect([status, body.assignedPlayerId, body.passerRequest]).toEqual([200, player, false]);
    expect(body.assignedPlayer).toMatchObject({ id: player, name: 'Assigned one' });
    const { submission, message, ...bare } = body;
    expect(submission).toEqual(bare);
    expect(message).not.toBe('');
  });

  it('declines with a reason', async () => {
    const id = await submit(await aLevel(app.deps.db));
    const { status, body } = await call('declinePass', { id, body: { reason: 'No video' } });
    expect([status, body.submission.status, body.submission.declineReason]).toEqual([
      200,
      'declined',
      'No video',
    ]);
    for (const name of ['approvePass', 'declinePass'] as const)
      expect((await call(name, { id })).problem.code).toBe('NOT_PENDING');
    expect((await call('assignPlayer', { id, body: { playerId: 1 } })).problem.code).toBe('NOT_PENDING');
  });

  it('names the players who have a name, and passes with the same video', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const twins = [await aPlayer(db, { name: 'Same', country: 'PL' }), await aPlayer(db, { name: 'SAME' })];
    const videoLink = aVideo();
    const known = await aPass(db, {
      level_id: level,
      player_id: twins[0] ?? 0,
      video_link: `${videoLink}&t=9s`,
    });
    const id = await submit(level, { passer: 'same', videoLink });
    const row = await pending(id);
    expect(row?.sameNamePlayers?.map((player) => player.id)).toEqual(twins);
    expect(row?.details).toContain(`#${twins[0]} (PL)`);
    expect(row?.duplicates).toEqual([{ id: known, levelId: level, player: 'Same' }]);
    expect(row?.level).toMatchObject({ id: level, difficulty: { id: 21 } });
    await call('assignPlayer', { id, body: { playerId: twins[1] } });
    expect(await pending(id)).not.toHaveProperty('sameNamePlayers');
  });
});
