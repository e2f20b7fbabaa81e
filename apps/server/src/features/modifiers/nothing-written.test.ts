import { type ModifierType, MODIFIER_TYPES, USUAL_CHANCES } from '@rondo/domain/modifiers';
import { beforeAll, expect, it, vi } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { seededRandom } from '../../platform/seeded-random.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { expectFair } from '../../testing/expect-fair.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { tableMarks } from '../../testing/table-marks.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const rounds = process.env.RONDO_FULL === '1' ? 40 : 12;
const cases = rounds * 25;

const app = appOfTests({ config: { jokes: true } });
const random = seededRandom('a thousand cases');
const own = ['player_modifiers', 'modifier_cooldowns', 'play_commitments', 'play_draws'];
/** When a session was last used is noted by any call. */
const ofSessions = 'sessions';
const levels: number[] = [];
const players: number[] = [];
let users: TestUser[] = [];

beforeAll(async () => {
  const { db } = app.deps;
  for (let made = 0; made < 5; made++) levels.push(await aLevel(db));
  users = await Promise.all(Array.from({ length: 25 }, () => signedInUser(app)));
  for (const { playerId } of users) players.push(playerId ?? 0);
  for (let made = 0; made < 15; made++) players.push(await aPlayer(db));
  for (const player_id of players)
    for (const level_id of random.sample(levels, 2))
      await aPass(db, { level_id, player_id, early_double: random.whole(0, 9) });
  await transaction(db, recomputeEverything);
});

it(`${cases} cases of many people change no table but their own, and every receipt is right`, async () => {
  const before = await tableMarks(app.deps.db, [...own, ofSessions]);
  const drawn = new Map<ModifierType | null, number>();
  for (let round = 0; round < rounds; round++) {
    app.clock.advance(10 * 60_000);
    // Each person at a player of this round, all of them at once.
    const opened = users.map(async ({ token }, index) => {
      const targetPlayerId = players[(index * 7 + round) % players.length];
      const { status, body, text } = await app.as({ token }).call('openCase', { body: { targetPlayerId } });
      expect(status, text).toBe(200);
      return body;
    });
    for (const { receipt, modifier } of await Promise.all(opened)) {
      expectFair(receipt, { commitment: null, nonce: null });
      expect(receipt.outcome).toMatchObject({ modifier: modifier && { type: modifier.type } });
      drawn.set(modifier?.type ?? null, (drawn.get(modifier?.type ?? null) ?? 0) + 1);
    }
    const id = random.pick(players);
    for (const path of [`players/${id}`, 'leaderboard', `passes/level/${random.pick(levels)}`])
      expect((await app.callRaw('GET', `/v2/database/${path}`)).status).toBe(200);
  }
  expect(await tableMarks(app.deps.db, [...own, ofSessions])).toEqual(before);
  expect([...drawn.values()].reduce((sum, count) => sum + count, 0)).toBe(cases);
  expect([...drawn.keys()].filter((type) => type !== null && !MODIFIER_TYPES.includes(type))).toEqual([]);
  for (const { type, percent } of USUAL_CHANCES.filter((chance) => chance.percent >= 5)) {
    const expected = (cases * percent) / 100;
    // Six deviations either way: one run in hundreds of millions is outside.
    const deviation = Math.sqrt(expected * (1 - percent / 100));
    expect(Math.abs((drawn.get(type) ?? 0) - expected), type).toBeLessThan(6 * deviation);
  }
  await expectStandingsFromNothing(app.deps.db);
});
