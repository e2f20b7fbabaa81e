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

const { call } = app.as(admin);
const levelRow = (id: number) => storedRow(app.deps.db, 'levels', id);
const ratingsOf = (id: number) =>
  app.deps.db.selectFrom('ratings').selectAll().where('level_id', '=', id).orderBy('id').execute();

/** A level that two players passed, and whose holder holds another one as well. */
async function playedLevel() {
  const { db } = app.deps;
  const [id, other] = [await aLevel(db), await aLevel(db)];
  const [ann, bob] = [await aPlayer(db), await aPlayer(db)];
  await aPass(db, { level_id: id, player_id: ann });
  await aPass(db, { level_id: id, player_id: bob, vid_upload_time: new Date('2024-02-02T00:00:00Z') });
  await aPass(db, { level_id: other, player_id: ann, perfect: 900, e_perfect: 100 });
  await transaction(db, recomputeEverything);
  return { id, ann, bob };
}
const holderOf = async (id: number) =>
  (
    await app.deps.db
      .selectFrom('passes')
      .select('player_id')
      .where('level_id', '=', id)
      .where('is_worlds_first', '=', true)
      .executeTakeFirst()
  )?.player_id ?? null;

describe('deleting and restoring', () => {
  it('takes the level out of lists, standings and its page, and brings it back whole', async () => {
    const { id, ann } = await playedLevel();
    const deleted = await call('deleteLevel', { id });
    expect(deleted.body.level).toMatchObject({ isDeleted: true, version: 2 });
    expect(deleted.body.message).not.toBe('');
    expect(await holderOf(id)).toBeNull();
    await expectStandingsFromNothing(app.deps.db);
    expect((await app.call('levelDetail', { id })).outcome).toBe('403 LEVEL_DELETED');
    expect((await call('levelDetail', { id })).body.isDeleted).toBe(true);

    await call('toggleLevelHidden', { id, body: { isHidden: true } });
    const restored = await call('restoreLevel', { id });
    expect(restored.body.level).toMatchObject({ isDeleted: false, isHidden: false, version: 4, clears: 2 });
    expect(await holderOf(id)).toBe(ann);
    await expectStandingsFromNothing(app.deps.db);
    expect((await app.call('levelDetail', { id })).status).toBe(200);
    const [gone, seen] = [
      { isDeleted: false, isHidden: false },
      { isDeleted: true, isHidden: false },
    ];
    expect(await logOf(app.deps.db, 'level', id)).toMatchObject([
      { action: 'level.delete', before: gone, after: seen },
      { action: 'level.hide', before: seen, after: { isDeleted: true, isHidden: true } },
      { action: 'level.restore', before: { isDeleted: true, isHidden: true }, after: gone },
    ]);
  });

  it('writes nothing without a change', async () => {
    const id = await aLevel(app.deps.db);
    await call('deleteLevel', { id });
    expect((await call('deleteLevel', { id })).body.level.version).toBe(2);
    await call('restoreLevel', { id });
    expect((await call('restoreLevel', { id })).body.level.version).toBe(3);
    expect(await logOf(app.deps.db, 'level', id)).toHaveLength(2);
  });

  it('keeps the open rating, passes and references', async () => {
    const { id } = await playedLevel();
    await call('setToRate', { id, body: { toRate: true } });
    await call('deleteLevel', { id });
    expect(await ratingsOf(id)).toMatchObject([{ confirmed_at: null }]);
    const passes = app.deps.db.selectFrom('passes').select('is_deleted').where('level_id', '=', id);
    expect(await passes.execute()).toEqual([{ is_deleted: false }, { is_deleted: false }]);
  });
});

describe('hiding', () => {
  it('switches without a value, and follows one', async () => {
    const id = await aLevel(app.deps.db);
    const hide = async (body?: object) => (await call('toggleLevelHidden', { id, body })).body;
    expect(await hide()).toMatchObject({ isHidden: true, level: { isHidden: true } });
    expect(await hide({})).toMatchObject({ isHidden: false, level: { isHidden: false } });
    expect(await hide({ isHidden: true })).toMatchObject({ isHidden: true });
    expect(await hide({ isHidden: true })).toMatchObject({ isHidden: true, level: { version: 4 } });
    expect((await call('toggleLevelHidden', { id, body: { isHidden: 'no' } })).status).toBe(400);
  });

  it('leaves clears and scores and takes the worlds first', async () => {
    const { id, ann } = await playedLevel();
    await call('toggleLevelHidden', { id });
    expect(await levelRow(id)).toMatchObject({ is_hidden: true, clears: 2 });
    expect(await holderOf(id)).toBeNull();
    await expectStandingsFromNothing(app.deps.db);
    expect((await app.call('levelDetail', { id })).body.isHidden).toBe(true);
    await call('toggleLevelHidden', { id });
    expect(await holderOf(id)).toBe(ann);
    await expectStandingsFromNothing(app.deps.db);
  });
});

describe('toRate', () => {
  it('opens one rating, closes it with the level’s rerate texts, and names it', async () => {
    const id = await aLevel(app.deps.db, { rerate_num: 'G5', rerate_reason: 'too low' });
    const opened = await call('setToRate', { id, body: { toRate: true } });
    const [rating] = await ratingsOf(id);
    expect(opened.body).toMatchObject({ toRate: true, ratingId: rating?.id });
    expect((await call('setToRate', { id, body: { toRate: true } })).body.ratingId).toBe(rating?.id);
    expect((await levelRow(id)).version).toBe(2);
    const closed = await call('setToRate', { id, body: { toRate: false } });
    expect(closed.body).toMatchObject({ toRate: false, ratingId: rating?.id });
    expect(await ratingsOf(id)).toMatchObject([{ rerate_num: 'G5', rerate_reason: 'too low' }]);
    expect((await call('setToRate', { id, body: { toRate: false } })).body.ratingId).toBeNull();
    expect(await logOf(app.deps.db, 'level', id)).toMatchObject([
      { action: 'level.edit', before: { toRate: false }, after: { toRate: true } },
      { action: 'level.edit', before: { toRate: true }, after: { toRate: false } },
    ]);
  });

  it('needs a boolean', async () => {
    const id = await aLevel(app.deps.db);
    for (const body of [{}, { toRate: 'true' }, { toRate: null }])
      expect((await call('setToRate', { id, body })).problem.code).toBe('VALIDATION_FAILED');
  });
});

it('are for levels that are there', async () => {
  const id = 2_000_000_000;
  for (const name of ['deleteLevel', 'restoreLevel', 'toggleLevelHidden'] as const)
    expect((await call(name, { id })).outcome, name).toBe('404 NOT_FOUND');
  expect((await call('setToRate', { id, body: { toRate: true } })).outcome).toBe('404 NOT_FOUND');
});
