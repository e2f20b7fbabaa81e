import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { logOf } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const edit = (id: number, body: Record<string, unknown>) => app.as(admin).call('editLevel', { id, body });
const levelRow = (id: number) => storedRow(app.deps.db, 'levels', id);
const ratingsOf = (id: number) =>
  app.deps.db.selectFrom('ratings').selectAll().where('level_id', '=', id).orderBy('id').execute();
const changesOf = (id: number) =>
  app.deps.db
    .selectFrom('level_changes')
    .selectAll()
    .where('level_id', '=', id)
    .where('kind', '=', 'score')
    .orderBy('id')
    .execute();

describe('editing a level', () => {
  it('changes only the keys of the body and answers the level twice', async () => {
    const id = await aLevel(app.deps.db, { song: 'Old', artist: 'Kept', dl_link: 'https://a.example/x' });
    const { status, body } = await edit(id, {
      song: ' New ',
      publicComments: 'Bring tea',
      id: 99,
      clears: 7,
      isDeleted: true,
    });
    expect(status).toBe(200);
    const changed = { song: 'New', publicComments: 'Bring tea' };
    const kept = { id, artist: 'Kept', dlLink: 'https://a.example/x', clears: 0, isDeleted: false };
    expect(body).toMatchObject({ ...changed, ...kept });
    const { level, message, ...bare } = body;
    expect(level).toEqual(bare);
    expect(message).not.toBe('');
  });

  it('empties a text with "", and reads the three names of the workshop link', async () => {
    const id = await aLevel(app.deps.db, { creator: 'Someone', workshop_link: 'https://a.example/1' });
    expect((await edit(id, { creator: '', wsLink: 'https://a.example/2' })).body).toMatchObject({
      creator: '',
      workshopLink: 'https://a.example/2',
      ws: 'https://a.example/2',
      wsLink: 'https://a.example/2',
    });
    expect((await edit(id, { ws: null })).body.workshopLink).toBe('');
  });

  it('raises the version with each change and refuses an old one', async () => {
    const id = await aLevel(app.deps.db);
    const first = (await edit(id, { song: 'One', version: 1 })).body.version;
    expect(first).toBe(2);
    expect((await edit(id, { song: 'Two', version: 1 })).outcome).toBe('409 STALE');
    const same = await edit(id, { song: 'One', version: 2, baseScore: '' });
    expect([same.status, same.body.version]).toEqual([200, 2]);
    expect((await levelRow(id)).song).toBe('One');
  });

  it('canonicalises the video', async () => {
    const id = await aLevel(app.deps.db);
    const { body } = await edit(id, { videoLink: 'https://youtu.be/dQw4w9WgXcQ?t=1m5s' });
    expect(body.videoLink).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s');
  });

  it('takes 0, null and "" of a base score as one value', async () => {
    const id = await aLevel(app.deps.db, { base_score: 40 });
    expect((await edit(id, { baseScore: '12.5' })).body.baseScore).toBe(12.5);
    for (const none of [0, null, '', '0'])
      expect((await edit(id, { baseScore: none })).body.baseScore).toBeNull();
    expect(await changesOf(id)).toHaveLength(2);
  });

  it('takes base scores up to 9,999,999, as the slots give them, and rescores by them', async () => {
    const { db } = app.deps;
    const id = await aLevel(db);
    await aPass(db, { level_id: id, player_id: await aPlayer(db) });
    for (const baseScore of [1_000_001, 9_999_999])
      expect((await edit(id, { baseScore })).body.baseScore).toBe(baseScore);
    const { score_v2 } = await db
      .selectFrom('passes')
      .select('score_v2')
      .where('level_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(score_v2).toBeGreaterThan(9_999_999);
    await expectStandingsFromNothing(db);
  });

  it('keeps the number of tiles, shows it in lists and logs it, and takes it off again', async () => {
    const id = await aLevel(app.deps.db);
    expect((await edit(id, { tileCount: '1210' })).body).toMatchObject({ tileCount: 1210, version: 2 });
    const { body } = await app.call('listLevels', { query: `#${id}` });
    expect(body.results).toMatchObject([{ id, tileCount: 1210 }]);
    expect(await logOf(app.deps.db, 'level', id)).toMatchObject([{ after: { tileCount: 1210 } }]);
    for (const none of ['', 0, null]) expect((await edit(id, { tileCount: none })).body.tileCount).toBeNull();
  });

  it.each([
    [{ tileCount: 1_000_001 }, 'VALIDATION_FAILED'],
    [{ tileCount: 1.5 }, 'VALIDATION_FAILED'],
    [{ tileCount: -1 }, 'VALIDATION_FAILED'],
    [{ song: '' }, 'VALIDATION_FAILED'],
    [{ song: null }, 'VALIDATION_FAILED'],
    [{ artist: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
    [{ creator: 'x'.repeat(1001) }, 'VALIDATION_FAILED'],
    [{ publicComments: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
    [{ rerateNum: 'x'.repeat(51) }, 'VALIDATION_FAILED'],
    [{ baseScore: -1 }, 'VALIDATION_FAILED'],
    [{ baseScore: 9_999_999.5 }, 'VALIDATION_FAILED'],
    [{ baseScore: 10_000_000 }, 'VALIDATION_FAILED'],
    [{ baseScore: 1e-320 }, 'VALIDATION_FAILED'],
    [{ toRate: 'yes' }, 'VALIDATION_FAILED'],
    [{ diffId: 4711 }, 'DIFFICULTY_NOT_FOUND'],
    [{ diffId: 4_000_000_000_000 }, 'DIFFICULTY_NOT_FOUND'],
    [{ previousDiffId: 4711 }, 'DIFFICULTY_NOT_FOUND'],
  ])('refuses %o and changes nothing', async (body, code) => {
    const id = await aLevel(app.deps.db);
    const before = await levelRow(id);
    expect((await edit(id, { publicComments: 'half', ...body })).outcome).toBe(`400 ${code}`);
    expect(await levelRow(id)).toEqual(before);
  });

  it('is for levels that are there', async () => {
    expect((await edit(2_000_000_000, { song: 'x' })).problem.code).toBe('NOT_FOUND');
  });

  it('records what changed, and by whom', async () => {
    const id = await aLevel(app.deps.db, { song: 'Before' });
    await edit(id, { song: 'After' });
    expect(await logOf(app.deps.db, 'level', id)).toMatchObject([
      { actor_id: admin.id, action: 'level.edit', before: { song: 'Before' }, after: { song: 'After' } },
    ]);
  });
});

describe('what a rating decision brings', () => {
  it('rescores every pass, deleted and duplicate ones too, with ranks and history', async () => {
    const { db } = app.deps;
    const id = await aLevel(db, { diff_id: 0, to_rate: true });
    const [ann, bob] = [await aPlayer(db), await aPlayer(db)];
    const best = await aPass(db, { level_id: id, player_id: ann });
    await aPass(db, { level_id: id, player_id: bob, perfect: 480, e_perfect: 20 });
    const gone = await aPass(db, { level_id: id, player_id: ann, is_deleted: true });
    await transaction(db, recomputeEverything);
    await edit(id, { diffId: 41, baseScore: 600, rerateReason: 'voted' });
    const scores = await db
      .selectFrom('passes')
      .select(['id', 'score_v2', 'diff_id'])
      .where('id', 'in', [best, gone])
      .execute();
    for (const row of scores) {
      expect(row.score_v2).toBeCloseTo(6600, 6);
      expect(row.diff_id).toBe(41);
    }
    await expectStandingsFromNothing(db);
    expect(await changesOf(id)).toMatchObject([
      { old_diff_id: 0, new_diff_id: 41, old_base_score: null, new_base_score: 600, reason: 'voted' },
    ]);
  });

  it('opens and closes the rating, and keeps the old one as history', async () => {
    const id = await aLevel(app.deps.db, { rerate_num: 'P9' });
    await edit(id, { toRate: true });
    await edit(id, { toRate: true });
    expect(await ratingsOf(id)).toMatchObject([{ confirmed_at: null, requester_fr: '', low_diff: true }]);
    await edit(id, { rerateNum: 'U3' });
    expect(await ratingsOf(id)).toMatchObject([{ low_diff: false }]);
    await edit(id, { toRate: false, rerateReason: 'settled' });
    expect(await ratingsOf(id)).toMatchObject([
      { rerate_num: 'U3', rerate_reason: 'settled', confirmed_at: expect.any(Date) },
    ]);
    await edit(id, { toRate: true });
    expect((await ratingsOf(id)).map((row) => row.confirmed_at === null)).toEqual([false, true]);
  });

  it('remembers where an announced level came from and unannounces it', async () => {
    const id = await aLevel(app.deps.db, { diff_id: 0 });
    expect((await edit(id, { diffId: 21 })).body).toMatchObject({ previousDiffId: 0, isAnnounced: false });
    await edit(id, { isAnnounced: true });
    expect((await edit(id, { diffId: 22, previousDiffId: null })).body).toMatchObject({
      previousDiffId: 21,
      isAnnounced: false,
    });
    await edit(id, { isAnnounced: true });
    expect((await edit(id, { baseScore: 130 })).body).toMatchObject({
      previousBaseScore: null,
      isAnnounced: false,
    });
    expect((await edit(id, { baseScore: 140, isAnnounced: true })).body).toMatchObject({ isAnnounced: true });
    expect((await edit(id, { previousDiffId: 5 })).body).toMatchObject({
      previousDiffId: 5,
      isAnnounced: true,
    });
  });

  it('counts both of two parallel edits of one level', async () => {
    const id = await aLevel(app.deps.db);
    await aPass(app.deps.db, { level_id: id, player_id: await aPlayer(app.deps.db) });
    await Promise.all([edit(id, { diffId: 30 }), edit(id, { baseScore: 77 }), edit(id, { song: 'Third' })]);
    expect(await levelRow(id)).toMatchObject({ version: 4, diff_id: 30, base_score: 77, song: 'Third' });
    expect(await changesOf(id)).toHaveLength(2);
    await expectStandingsFromNothing(app.deps.db);
  });
});
