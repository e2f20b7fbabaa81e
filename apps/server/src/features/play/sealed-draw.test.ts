import type { ReplyOf } from '@rondo/contract/calls';
import { describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel } from '../../testing/catalogue.ts';
import { runJob } from '../../testing/run-job.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { playSweep } from './sweep-play.ts';

const app = appOfTests({ config: { jokes: true } });
const draw = (token: string, body: object) => app.as({ token }).call('draw', { body });
const wheelOf = async (token: string) =>
  (await app.as({ token }).call('levelWheel')).body as Extract<ReplyOf<'levelWheel'>, { seed: number }>;
const drawsOf = ({ id }: TestUser) =>
  app.deps.db.selectFrom('play_draws').select('id').where('user_id', '=', id).execute();

describe('a commitment', () => {
  it('stays open on a 429 and is used once', async () => {
    const user = await signedInUser(app);
    const id = await aLevel(app.deps.db);
    const { seed, commitment } = await wheelOf(user.token);
    await app.as(user).call('setRolledDifficulty', { id, body: { diffId: 30 } });
    const ask = { kind: 'level', seed, commitment, nonce: 'mine' };
    expect((await draw(user.token, ask)).outcome).toBe('429 ROULETTE_TIMEOUT');
    expect((await wheelOf(user.token)).commitment).toBe(commitment);
    expect(await drawsOf(user)).toEqual([]);
    app.clock.advance(60_000);
    const { body } = await draw(user.token, ask);
    expect(body.commitment).toBe(commitment);
    expect((await draw(user.token, { ...ask, kind: 'slots' })).outcome).toBe('409 COMMITMENT_USED');
    expect(await drawsOf(user)).toHaveLength(1);
  });

  it('that was used gets the same reply again, also while the user waits', async () => {
    const user = await signedInUser(app);
    const { seed, commitment } = await wheelOf(user.token);
    const first = await draw(user.token, { kind: 'level', seed, commitment });
    const body = { diffId: 30 };
    const { outcome } = first.body;
    if (outcome.kind !== 'level') throw new Error('no level was drawn');
    await app.as(user).call('setRolledDifficulty', { id: outcome.levelId, body });
    const again = await draw(user.token, { kind: 'level', seed, commitment, nonce: 'another' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await drawsOf(user)).toHaveLength(1);
  });

  it('of somebody else, or of nobody, is refused', async () => {
    const [user, other] = [await signedInUser(app), await signedInUser(app)];
    const { commitment } = await wheelOf(other.token);
    expect((await draw(user.token, { kind: 'slots', commitment })).outcome).toBe('409 COMMITMENT_USED');
    expect((await draw(other.token, { kind: 'slots', commitment })).status).toBe(200);
    expect((await draw(user.token, { kind: 'slots', commitment })).outcome).toBe('409 COMMITMENT_USED');
  });
});

describe('what is asked of a draw', () => {
  it('may have a nonce of its own, up to 64 characters; else the server takes one', async () => {
    const { token } = await signedInUser(app);
    for (const nonce of ['x', '0'.repeat(64), '夜:1', `"'\\`])
      expect((await draw(token, { kind: 'slots', nonce })).body.nonce).toBe(nonce);
    for (const nonce of [undefined, null, ''])
      expect((await draw(token, { kind: 'slots', nonce })).body.nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it('must make sense', async () => {
    const user = await signedInUser(app);
    const { seed } = await wheelOf(user.token);
    const nonsense: readonly [object, string][] = [
      [{}, '400 VALIDATION_FAILED'],
      [{ kind: 'case' }, '400 VALIDATION_FAILED'],
      [{ kind: 'constructor' }, '400 VALIDATION_FAILED'],
      [{ kind: ['slots'] }, '400 VALIDATION_FAILED'],
      [{ kind: 'slots', nonce: 'x'.repeat(65) }, '400 VALIDATION_FAILED'],
      [{ kind: 'slots', nonce: 5 }, '400 VALIDATION_FAILED'],
      [{ kind: 'slots', nonce: '\u0000' }, '400 VALIDATION_FAILED'],
      [{ kind: 'slots', nonce: '\ud83c' }, '400 VALIDATION_FAILED'],
      [{ kind: 'slots', commitment: 'x' }, '400 VALIDATION_FAILED'],
      [{ kind: 'level' }, '400 WHEEL_NOT_FOUND'],
      [{ kind: 'level', seed: (seed + 1) % 100_000 }, '400 WHEEL_NOT_FOUND'],
      [{ kind: 'level', seed: -1 }, '400 VALIDATION_FAILED'],
      [{ kind: 'level', seed: 1e15 }, '400 VALIDATION_FAILED'],
      [{ kind: 'level', seed: 'x' }, '400 VALIDATION_FAILED'],
    ];
    for (const [body, outcome] of nonsense)
      expect((await draw(user.token, body)).outcome, JSON.stringify(body)).toBe(outcome);
    app.clock.advance(15 * 60_000);
    expect((await draw(user.token, { kind: 'level', seed })).outcome).toBe('400 WHEEL_NOT_FOUND');
    expect(await drawsOf(user)).toEqual([]);
    const visitor = await app.call('draw', { body: { kind: 'slots' } });
    expect(visitor.outcome).toBe('401 UNAUTHENTICATED');
  });
});

it('the hourly sweep removes what is over: wheels, timeouts, and draws after 30 days', async () => {
  const { db } = app.deps;
  const user = await signedInUser(app, { role: 'superAdmin' });
  const id = await aLevel(db);
  const { call } = app.as(user);
  const { seed } = await wheelOf(user.token);
  await draw(user.token, { kind: 'slots' });
  await call('setRolledDifficulty', { id, body: { diffId: 30 } });
  await call('updateRolledLevel', { id, body: { diffId: 30 } });
  const left = async () => [
    (await db.selectFrom('wheel_lists').select('seed').where('seed', '=', seed).execute()).length,
    (await db.selectFrom('roulette_timeouts').selectAll().where('user_id', '=', user.id).execute()).length,
    (await db.selectFrom('level_timeouts').selectAll().where('level_id', '=', id).execute()).length,
    (await drawsOf(user)).length,
  ];
  const minute = 60_000;
  for (const [later, rows] of [
    [0, [1, 1, 1, 1]],
    [minute, [1, 0, 1, 1]],
    [4 * minute, [1, 0, 0, 1]],
    [10 * minute, [0, 0, 0, 1]],
    [30 * 24 * 60 * minute - 15 * minute, [0, 0, 0, 1]],
    [1, [0, 0, 0, 0]],
  ] as const) {
    app.clock.advance(later);
    await runJob(app, playSweep);
    expect(await left()).toEqual(rows);
  }
});

describe('limits', () => {
  const limited = appOfTests({ config: { jokes: true }, rateLimits: true });

  it('count wheels and draws by person', async () => {
    const [user, other] = [await signedInUser(limited), await signedInUser(limited)];
    const wheel = ({ token }: TestUser) => limited.as({ token }).call('levelWheel');
    const turn = ({ token }: TestUser) => limited.as({ token }).call('draw', { body: { kind: 'slots' } });
    for (let count = 0; count < 30; count += 1) expect((await wheel(user)).status).toBe(200);
    expect((await wheel(user)).outcome).toBe('429 RATE_LIMITED');
    for (let count = 0; count < 120; count += 1) expect((await turn(user)).status).toBe(200);
    expect((await turn(user)).outcome).toBe('429 RATE_LIMITED');
    expect([(await wheel(other)).status, (await turn(other)).status]).toEqual([200, 200]);
  });
});
