import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { logOf } from '../../testing/log-of.ts';
import type { Given } from '../../testing/named-call.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const { call } = app.as(admin);
const edit = (id: number, body: Given<'editPass'>['body']) => call('editPass', { id, body });
const passRow = (id: number) => storedRow(app.deps.db, 'passes', id);

/** Two players on a level (the first holds it) and on a harder one, where the second stands alone. */
async function table() {
  const { db } = app.deps;
  const [easy, hard] = [await aLevel(db), await aLevel(db, { diff_id: 45 })];
  const [ann, bob] = [await aPlayer(db), await aPlayer(db)];
  const pass = await aPass(db, { level_id: easy, player_id: ann, perfect: 980, e_perfect: 20 });
  const later = { vid_upload_time: new Date('2024-02-02T00:00:00Z') };
  const rival = await aPass(db, { level_id: easy, player_id: bob, ...later });
  await aPass(db, { level_id: hard, player_id: bob, ...later });
  await transaction(db, recomputeEverything);
  return { easy, hard, ann, bob, pass, rival };
}
const holders = async (...levels: number[]) => {
  const rows = await app.deps.db
    .selectFrom('passes')
    .select(['level_id', 'player_id'])
    .where('is_worlds_first', '=', true)
    .where('level_id', 'in', levels)
    .execute();
  return levels.map((id) => rows.find((row) => row.level_id === id)?.player_id ?? null);
};

describe('editing a pass', () => {
  it('changes only the keys of the body, rescores it and answers twice over', async () => {
    const { pass } = await table();
    const ignored = { accuracy: 0.1, scoreV2: 99_999, isWorldsFirst: true };
    const { status, body } = await edit(pass, {
      speed: '1.2',
      feelingRating: 'G14',
      vidTitle: ' New title ',
      videoLink: 'https://youtu.be/dQw4w9WgXcQ?t=65',
      vidUploadTime: '2024-03-04T05:06:07Z',
      ...ignored,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      speed: 1.2,
      feelingRating: 'G14',
      vidTitle: 'New title',
      videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=65s',
      vidUploadTime: '2024-03-04T05:06:07.000Z',
      accuracy: 0.995,
      isNoHoldTap: false,
      isWorldsFirst: false,
    });
    expect(body.scoreV2).toBeCloseTo(100 * 3.109154 * 0.65 * 1.1, 3);
    const { pass: inner, message, ...bare } = body;
    expect(inner).toEqual(bare);
    expect(message).not.toBe('');
    await expectStandingsFromNothing(app.deps.db);
    const [entry] = await logOf(app.deps.db, 'pass', pass);
    expect(entry).toMatchObject({ actor_id: admin.id, action: 'pass.edit', before: { speed: 1 } });
    expect(entry?.after).toMatchObject({ speed: 1.2, vidTitle: 'New title' });
    expect(entry?.subject_title).toMatch(/^Player \d+ · Song \d+$/);
  });

  it('takes counts as an object, beside the rest, or some of them', async () => {
    const { pass } = await table();
    expect((await edit(pass, { judgements: { perfect: '1000', ePerfect: 0 } })).body).toMatchObject({
      accuracy: 1,
      judgements: { perfect: 1000, ePerfect: 0, lPerfect: 0 },
    });
    expect((await edit(pass, { earlyDouble: 3, lateDouble: 2 })).body.judgements).toMatchObject({
      perfect: 1000,
      earlyDouble: 3,
      lateDouble: 2,
    });
    await expectStandingsFromNothing(app.deps.db);
  });

  it('moves it to another level and player; both of each follow', async () => {
    const { easy, hard, ann, bob, pass } = await table();
    expect(await holders(easy, hard)).toEqual([ann, bob]);
    const moved = await edit(pass, { levelId: String(hard), is12K: true });
    expect(moved.body).toMatchObject({ levelId: hard, is12K: true, isWorldsFirst: true });
    expect(moved.body.scoreInfo.currentRankedScore).toBeCloseTo(moved.body.scoreV2, 6);
    expect(await holders(easy, hard)).toEqual([bob, ann]);
    const history = await app.call('levelHistory', { id: easy });
    expect(history.body[0]?.worldsFirst).toMatchObject({ playerId: bob });
    await expectStandingsFromNothing(app.deps.db);
    await edit(pass, { levelId: easy, is12K: false, playerId: bob });
    expect(await holders(easy, hard)).toEqual([bob, bob]);
    await expectStandingsFromNothing(app.deps.db);
    const zero = app.deps.db.selectFrom('player_stats').selectAll().where('player_id', '=', ann);
    expect(await zero.executeTakeFirst()).toMatchObject({ total_passes: 0, ranked_score: 0, rank: null });
  });

  it('does not count a duplicate, and counts it again later', async () => {
    const { easy, ann, bob, pass } = await table();
    expect((await edit(pass, { isDuplicate: true })).body).toMatchObject({
      isDuplicate: true,
      isWorldsFirst: false,
      scoreInfo: { impact: 0, impactRank: 0 },
    });
    expect(await holders(easy)).toEqual([bob]);
    await expectStandingsFromNothing(app.deps.db);
    await edit(pass, { isDuplicate: false, isAnnounced: true });
    expect(await holders(easy)).toEqual([ann]);
    expect((await passRow(pass)).is_announced).toBe(true);
    await expectStandingsFromNothing(app.deps.db);
  });

  it('writes nothing when nothing differs', async () => {
    const { pass } = await table();
    const before = await passRow(pass);
    const same = { speed: 1, vidTitle: '', playerId: before.player_id, judgements: { perfect: 980 } };
    expect((await edit(pass, same)).status).toBe(200);
    expect(await passRow(pass)).toEqual(before);
    expect(await logOf(app.deps.db, 'pass', pass)).toEqual([]);
  });

  it('accepts old values that nobody could submit today, as long as they stay', async () => {
    const { db } = app.deps;
    const level_id = await aLevel(db);
    const old = { speed: 0.9, is_16k: true, vid_upload_time: new Date('2009-01-01T00:00:00Z') };
    const id = await aPass(db, { level_id, player_id: await aPlayer(db), ...old });
    expect((await edit(id, { vidTitle: 'Old', speed: 0.9, is16K: true })).status).toBe(200);
    expect((await edit(id, { speed: 0.8 })).problem.code).toBe('SPEED_INVALID');
  });

  it.each([
    [{ speed: 0.9 }, 400, 'SPEED_INVALID', 'speed'],
    [{ speed: 100.5 }, 400, 'SPEED_INVALID', 'speed'],
    [{ speed: 'fast' }, 400, 'VALIDATION_FAILED', 'speed'],
    [{ is12K: true, is16K: true }, 400, 'KEY_MODE_CONFLICT', 'is12K'],
    [{ is16K: true }, 400, 'KEY_MODE_NOT_ALLOWED', 'is16K'],
    [{ levelId: 2_000_000_000 }, 404, 'LEVEL_NOT_FOUND', 'levelId'],
    [{ levelId: 4_000_000_000 }, 404, 'LEVEL_NOT_FOUND', 'levelId'],
    [{ levelId: 'x' }, 400, 'VALIDATION_FAILED', 'levelId'],
    [{ playerId: 2_000_000_000 }, 404, 'PLAYER_NOT_FOUND', 'playerId'],
    [{ playerId: 4_000_000_000 }, 404, 'PLAYER_NOT_FOUND', 'playerId'],
    [{ vidUploadTime: 'yesterday' }, 400, 'VALIDATION_FAILED', 'vidUploadTime'],
    [{ vidUploadTime: '2009-12-31' }, 400, 'VALIDATION_FAILED', 'vidUploadTime'],
    [{ judgements: { perfect: -1 } }, 400, 'VALIDATION_FAILED', 'judgements.perfect'],
    [{ perfect: 10_000_001 }, 400, 'VALIDATION_FAILED', 'perfect'],
    [{ judgements: { perfect: 0, ePerfect: 0 } }, 400, 'VALIDATION_FAILED', 'judgements'],
    [{ is12K: 'yes' }, 400, 'VALIDATION_FAILED', 'is12K'],
    [{ vidTitle: 'x'.repeat(501) }, 400, 'VALIDATION_FAILED', 'vidTitle'],
  ])('refuses %o and changes nothing', async (body, status, code, field) => {
    const { pass } = await table();
    const before = await passRow(pass);
    const reply = await edit(pass, { feelingRating: 'half', ...body });
    expect([reply.status, reply.problem.code, reply.problem.fields?.[0]?.field]).toEqual([
      status,
      code,
      field,
    ]);
    expect(await passRow(pass)).toEqual(before);
  });

  it('asks no key mode of a level that has them, and takes no player who was merged', async () => {
    const { hard, ann, bob, pass } = await table();
    expect((await edit(pass, { levelId: hard })).status).toBe(200);
    await call('mergePlayer', { id: bob, body: { targetPlayerId: ann } });
    expect((await edit(pass, { playerId: bob })).problem.code).toBe('PLAYER_NOT_FOUND');
    await expectStandingsFromNothing(app.deps.db);
  });
});

describe('deleting and restoring a pass', () => {
  it('takes it out of the standings and brings it back', async () => {
    const { easy, ann, bob, pass } = await table();
    const deleted = await call('deletePass', { id: pass });
    expect([deleted.status, deleted.body.pass.isDeleted]).toEqual([200, true]);
    expect(await holders(easy)).toEqual([bob]);
    await expectStandingsFromNothing(app.deps.db);
    expect((await app.call('passDetail', { id: pass })).body.isDeleted).toBe(true);
    expect((await app.call('passById', { id: pass })).body.count).toBe(0);
    expect((await call('deletePass', { id: pass })).status).toBe(200);

    const restored = await call('restorePass', { id: pass });
    expect(restored.body.pass).toMatchObject({ isDeleted: false, isWorldsFirst: true });
    expect(await holders(easy)).toEqual([ann]);
    await expectStandingsFromNothing(app.deps.db);
    expect(await logOf(app.deps.db, 'pass', pass)).toMatchObject([
      { action: 'pass.delete', before: { isDeleted: false }, after: { isDeleted: true } },
      { action: 'pass.restore', before: { isDeleted: true }, after: { isDeleted: false } },
    ]);
  });

  it('is for passes that are there', async () => {
    for (const name of ['editPass', 'deletePass', 'restorePass'] as const)
      expect((await call(name, { id: 2_000_000_000, body: {} })).outcome).toBe('404 PASS_NOT_FOUND');
  });
});
