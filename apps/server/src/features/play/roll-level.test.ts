import type { DrawOutcome } from '@rondo/domain/play';
import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import type { Given } from '../../testing/named-call.ts';
import { signedInUser } from '../../testing/users.ts';

const app = appOfTests({ config: { jokes: true } });
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

type Kind = 'level' | 'difficulty' | 'reason' | 'gimmick' | 'slots';

const levelOf = async (id: number) => (await app.call('levelDetail', { id })).body;
const roll = (token: string, id: number | string, body: Given<'setRolledDifficulty'>['body']) =>
  app.as({ token }).call('setRolledDifficulty', { id, body });
const rollOnPage = (token: string, id: number, body: Given<'updateRolledLevel'>['body']) =>
  app.as({ token }).call('updateRolledLevel', { id, body });
const withRatings = async (id: number, token?: string) =>
  (await app.as({ token }).call('levelWithRatings', { id })).body;
const idOf = async (name: string) =>
  (
    await app.deps.db
      .selectFrom('difficulties')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id;
const endTimeout = () => app.clock.advance(60_000);

/** A draw with just that outcome, as the table keeps it. */
async function drawn(userId: number, outcome: DrawOutcome): Promise<number> {
  const { id } = await app.deps.db
    .insertInto('play_draws')
    .values({
      user_id: userId,
      kind: outcome.kind,
      commitment: crypto.randomUUID(),
      reply: JSON.stringify({ outcome }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const ofDifficulty = (diffId: number): DrawOutcome => ({
  kind: 'difficulty',
  turn: 'usual',
  index: 0,
  diffId,
});
const ofSlots = (baseScore: number): DrawOutcome => ({ kind: 'slots', digits: [0], baseScore });
const ofWord = (kind: 'reason' | 'gimmick', word: string): DrawOutcome => ({ kind, index: 0, word });
const timeoutsOf = async (userId: number) =>
  (await app.deps.db.selectFrom('roulette_timeouts').selectAll().where('user_id', '=', userId).execute())
    .length;

describe('PUT difficulty', () => {
  it('is an edit where a super admin sends it, and the user waits', async () => {
    const id = await aLevel(app.deps.db);
    const { status, body } = await roll(admin.token, id, {
      diffId: 30,
      baseScore: 9_999_999,
      publicComments: 'Camera',
    });
    expect([status, body.applied, body.drawn, body.timeout]).toEqual([200, true, false, 60]);
    expect(body.level).toMatchObject({ id, diffId: 30, baseScore: 9_999_999, publicComments: 'Camera' });
    expect(await levelOf(id)).toMatchObject({ diffId: 30, baseScore: 9_999_999, publicComments: 'Camera' });
    expect(await loggedActions(app.deps.db, 'level', id)).toEqual(['level.edit']);
    app.clock.advance(20_500);
    const again = await roll(admin.token, id, { diffId: 21 });
    expect(again.outcome).toBe('429 ROULETTE_TIMEOUT');
    expect(again.body).toMatchObject({ remainingSeconds: 40, remainingTime: 40, retryAfter: 40 });
    expect(again.headers['retry-after']).toBe('40');
    const wheel = (await app.as(admin).call('levelWheel')).body;
    expect(wheel).toEqual({ timeout: true, remainingTime: 40, commitment: expect.any(String) });
    app.clock.advance(39_500);
    expect((await roll(admin.token, id, { diffId: 21, baseScore: null })).status).toBe(200);
    expect(await levelOf(id)).toMatchObject({ diffId: 21, baseScore: null });
    endTimeout();
  });

  it('is a suggestion from anyone else: the level and its rating stay', async () => {
    const user = await signedInUser(app);
    const id = await aLevel(app.deps.db);
    await app.as(admin).call('setToRate', { id, body: { toRate: true } });
    const before = await withRatings(id);
    const { status, body } = await roll(user.token, id, {
      diffId: 30,
      baseScore: 12.5,
      publicComments: 'Why not',
    });
    expect([status, body.applied, body.drawn, body.timeout]).toEqual([200, false, false, 60]);
    expect(body.level).toEqual(before.level);
    expect(await withRatings(id)).toEqual(before);
    const suggestion = {
      id: expect.any(Number),
      user: expect.objectContaining({ id: user.id, username: user.username }),
      difficulty: expect.objectContaining({ id: 30 }),
      baseScore: 12.5,
      comment: 'Why not',
      drawn: false,
      createdAt: app.clock.now().toISOString(),
    };
    const seen = await withRatings(id, admin.token);
    expect(seen.ratings?.suggestions).toEqual([suggestion]);
    expect((await app.as(admin).call('rating', { id: seen.ratings?.id })).body.suggestions).toEqual([
      suggestion,
    ]);
    const saved = await app
      .as(admin)
      .call('saveRating', { id: seen.ratings?.id, body: { rating: 'P3', comment: 'x' } });
    expect(saved.body.rating.suggestions).toEqual([suggestion]);
    const rater = await signedInUser(app, { role: 'rater' });
    for (const { token } of [rater, user])
      expect((await app.as({ token }).call('rating', { id: seen.ratings?.id })).body).not.toHaveProperty(
        'suggestions',
      );
    expect((await app.as(user).call('levelWheel')).body).toMatchObject({ timeout: true });
  });

  it('shows the latest fifty suggestions, the newest first', async () => {
    const { id: userId } = await signedInUser(app);
    const id = await aLevel(app.deps.db);
    await app.as(admin).call('setToRate', { id, body: { toRate: true } });
    const rows = Array.from({ length: 53 }, (_, index) => ({
      user_id: userId,
      level_id: id,
      diff_id: 21,
      base_score: index + 1,
      draw_ids: index % 2 === 0 ? [] : [1],
    }));
    await app.deps.db.insertInto('rating_suggestions').values(rows).execute();
    const { ratings } = await withRatings(id, admin.token);
    const { suggestions } = ratings as Extract<typeof ratings, { suggestions?: unknown }>;
    expect(suggestions?.map(({ baseScore }) => baseScore)).toEqual(
      Array.from({ length: 50 }, (_, index) => 53 - index),
    );
    expect(suggestions?.slice(0, 2).map(({ drawn: is }) => is)).toEqual([false, true]);
  });

  it('checks everything before a timeout starts', async () => {
    const user = await signedInUser(app);
    const { db } = app.deps;
    const id = await aLevel(db);
    const gone = await aLevel(db, { is_deleted: true });
    const refused: readonly [number | string, Given<'setRolledDifficulty'>['body'], string][] = [
      [id, { diffId: 2_000_000_000 }, '400 DIFFICULTY_NOT_FOUND'],
      [id, { diffId: 0 }, '400 DIFFICULTY_NOT_FOUND'],
      [id, { diffId: -3 }, '400 DIFFICULTY_NOT_FOUND'],
      [id, { diffId: Number.MAX_SAFE_INTEGER }, '400 DIFFICULTY_NOT_FOUND'],
      [id, {}, '400 VALIDATION_FAILED'],
      [id, { diffId: 'x' }, '400 VALIDATION_FAILED'],
      [id, { diffId: 1.5 }, '400 VALIDATION_FAILED'],
      [id, { diffId: 21, baseScore: 10_000_000 }, '400 VALIDATION_FAILED'],
      [id, { diffId: 21, baseScore: -1 }, '400 VALIDATION_FAILED'],
      [id, { diffId: 21, publicComments: 'x'.repeat(2001) }, '400 VALIDATION_FAILED'],
      [id, { diffId: 21, draws: [2_000_000_000] }, '400 DRAWS_DO_NOT_FIT'],
      [id, { diffId: 21, draws: [Number.MAX_SAFE_INTEGER] }, '400 DRAWS_DO_NOT_FIT'],
      [id, { diffId: 21, draws: [1, 2, 3, 4, 5] }, '400 VALIDATION_FAILED'],
      [id, { diffId: 21, draws: 7 }, '400 VALIDATION_FAILED'],
      [gone, { diffId: 21 }, '403 LEVEL_DELETED'],
      [2_000_000_000, { diffId: 21 }, '404 NOT_FOUND'],
      ['99999999999', { diffId: 21 }, '404 NOT_FOUND'],
      ['x', { diffId: 21 }, '400 VALIDATION_FAILED'],
    ];
    for (const [level, body, outcome] of refused) {
      expect((await roll(user.token, level, body)).outcome, JSON.stringify(body)).toBe(outcome);
      expect(await timeoutsOf(user.id)).toBe(0);
    }
    const { status } = await roll(user.token, id, { diffId: '21', baseScore: '', publicComments: null });
    expect([status, await timeoutsOf(user.id)]).toEqual([200, 1]);
  });

  it('refuses visitors and banned players', async () => {
    const id = await aLevel(app.deps.db);
    expect((await app.call('setRolledDifficulty', { id, body: { diffId: 21 } })).status).toBe(401);
    const banned = await signedInUser(app);
    await app.deps.db
      .updateTable('players')
      .set({ is_banned: true })
      .where('id', '=', banned.playerId)
      .execute();
    expect((await roll(banned.token, id, { diffId: 21 })).outcome).toBe('403 PLAYER_BANNED');
    const drew = await app.as(banned).call('draw', { body: { kind: 'slots' } });
    expect(drew.outcome).toBe('403 PLAYER_BANNED');
  });
});

describe('draws that are named', () => {
  it('must be the caller’s, give all of it, and are spent by it', async () => {
    const [user, other] = [await signedInUser(app), await signedInUser(app)];
    const { db } = app.deps;
    const [id, second] = [await aLevel(db), await aLevel(db)];
    const gimmick = await idOf('Gimmick');
    const own = (outcome: DrawOutcome) => drawn(user.id, outcome);
    const [d, p5, g, s, zero, l, r] = [
      await own(ofDifficulty(gimmick)),
      await own(ofDifficulty(5)),
      await own(ofWord('gimmick', 'Camera')),
      await own(ofSlots(4711)),
      await own(ofSlots(0)),
      await own({ kind: 'level', index: 0, levelId: id }),
      await own(ofWord('reason', 'Artist said no')),
    ];
    const spin = await own({ kind: 'case', modifier: null });
    const foreign = await drawn(other.id, ofDifficulty(gimmick));
    const all = { diffId: gimmick, baseScore: 4711, publicComments: 'Camera' };
    const refused: readonly [number, object][] = [
      [id, { ...all, draws: [g, s] }],
      [id, { ...all, draws: [foreign, g, s] }],
      [id, { ...all, draws: [d, g] }],
      [id, { ...all, draws: [d, s] }],
      [id, { ...all, draws: [d, d, g, s] }],
      [id, { ...all, draws: [d, g, s, r] }],
      [id, { ...all, draws: [d, g, s, spin] }],
      [second, { ...all, draws: [d, g, s, l] }],
      [id, { ...all, baseScore: 4712, draws: [d, g, s] }],
      [id, { ...all, publicComments: 'camera', draws: [d, g, s] }],
      [id, { ...all, diffId: 5, draws: [d, g, s] }],
      [id, { diffId: 5, baseScore: 4711, draws: [p5, s] }],
      [id, { diffId: 5, baseScore: 12, draws: [p5] }],
      [id, { diffId: 5, publicComments: 'mine', draws: [p5] }],
    ];
    for (const [level, body] of refused)
      expect((await roll(user.token, level, body)).outcome, JSON.stringify(body)).toBe(
        '400 DRAWS_DO_NOT_FIT',
      );
    expect(await timeoutsOf(user.id)).toBe(0);

    const taken = await roll(user.token, id, { ...all, draws: [d, g, s, l] });
    expect([taken.status, taken.body.drawn]).toEqual([200, true]);
    endTimeout();
    expect((await roll(user.token, id, { ...all, draws: [d, g, s, l] })).outcome).toBe(
      '400 DRAWS_DO_NOT_FIT',
    );
    const empty = { diffId: gimmick, baseScore: null, publicComments: 'Camera' };
    const again = [await own(ofDifficulty(gimmick)), await own(ofWord('gimmick', 'Camera')), zero];
    expect((await roll(user.token, id, { ...empty, draws: again })).body.drawn).toBe(true);
  });

  it('are taken from a wheel to a level', async () => {
    const user = await signedInUser(app);
    const turn = async <K extends Kind>(kind: K, more = {}) => {
      const { id, outcome } = (await app.as(user).call('draw', { body: { kind, ...more } })).body;
      return { id, outcome: outcome as Extract<typeof outcome, { kind: K }> };
    };
    const { body: wheel } = await app.as(user).call('levelWheel');
    if (!('seed' in wheel)) throw new Error('the wheel waits');
    const level = await turn('level', { seed: wheel.seed });
    const difficulty = await turn('difficulty');
    const body = { diffId: difficulty.outcome.diffId, draws: [level.id, difficulty.id] };
    const rolled = await roll(user.token, level.outcome.levelId, body);
    expect([rolled.status, rolled.body.drawn, rolled.body.applied]).toEqual([200, true, false]);
    const turned = await app.as(user).call('draw', { body: { kind: 'level', seed: wheel.seed } });
    expect(turned.outcome).toBe('429 ROULETTE_TIMEOUT');
    expect((await turn('difficulty')).outcome.kind).toBe('difficulty');
  });
});

describe('PUT timeout', () => {
  it('is an edit from the level’s page, and the level waits', async () => {
    const id = await aLevel(app.deps.db);
    const difficulty = await drawn(admin.id, ofDifficulty(30));
    const { status, body } = await rollOnPage(admin.token, id, { diffId: 30, draws: [difficulty] });
    expect([status, body.timeout, body.drawn, body.level.diffId]).toEqual([200, 300, true, 30]);
    expect((await withRatings(id)).timeout).toBe(300);
    app.clock.advance(299_001);
    expect((await withRatings(id)).timeout).toBe(1);
    const again = await rollOnPage(admin.token, id, { diffId: 21 });
    expect(again.outcome).toBe('429 ROULETTE_TIMEOUT');
    expect(again.body).toMatchObject({ remainingSeconds: 1, remainingTime: 1 });
    expect((await rollOnPage(admin.token, await aLevel(app.deps.db), { diffId: 21 })).status).toBe(200);
    app.clock.advance(999);
    expect(await withRatings(id)).not.toHaveProperty('timeout');
    expect((await rollOnPage(admin.token, id, { diffId: 0 })).outcome).toBe('400 DIFFICULTY_NOT_FOUND');
    expect(await withRatings(id)).not.toHaveProperty('timeout');
    expect((await rollOnPage(admin.token, id, { diffId: 21 })).status).toBe(200);
  });

  it('is for super admins', async () => {
    const id = await aLevel(app.deps.db);
    const rater = await signedInUser(app, { role: 'rater' });
    expect((await rollOnPage(rater.token, id, { diffId: 21 })).outcome).toBe('403 FORBIDDEN');
  });
});
