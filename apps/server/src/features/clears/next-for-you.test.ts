import { MOST_NEXT } from '@rondo/domain/clears';
import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { drawing } from '../../testing/drawing.ts';
import { planOf } from '../../testing/plan-of.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { selectNextQuestion } from './next.repository.ts';
import { type Community, modelOfNext } from './testing/next-model.ts';

const site = appOfTests();
const stepOf = (diffId: number) =>
  SEED_DIFFICULTIES.find(({ id, type }) => id === diffId && type === 'PGU')?.sortOrder ?? null;

/** A community of its own: players of very different strength, who clear what is about as hard as they are strong. */
async function insertCommunity(seed: number, size: number): Promise<TestUser[]> {
  const { db } = site.deps;
  const draw = drawing(seed);
  const levels = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const diff_id = draw.once(9) ? draw.of([0, 64, 10002]) : 1 + Math.floor((index * 54) / 40);
      return {
        id: await aLevel(db, { diff_id, is_hidden: draw.once(9), is_deleted: draw.once(9) }),
        diff_id,
      };
    }),
  );
  const users = await Promise.all(Array.from({ length: 10 }, () => signedInUser(site)));
  const players = [
    ...users.map(({ playerId }) => playerId!),
    ...(await Promise.all(Array.from({ length: size }, () => aPlayer(db, { is_banned: draw.once(8) })))),
  ];
  for (const [index, player_id] of players.entries()) {
    if (index === 0) continue;
    const strength = draw.below(levels.length);
    for (let count = draw.below(14); count > 0; count -= 1) {
      const level = levels[Math.max(0, Math.min(levels.length - 1, strength + draw.below(9) - 4))]!;
      await aPass(db, {
        player_id,
        level_id: level.id,
        perfect: 900 + draw.below(3) * 50,
        e_perfect: draw.below(3) * 40,
        early_double: draw.below(3),
        is_deleted: draw.once(9),
        is_duplicate: draw.once(9),
      });
    }
  }
  return users;
}

async function wholeCommunity(): Promise<Community> {
  const { db } = site.deps;
  const players = await db
    .selectFrom('player_stats')
    .select([
      'player_id as id',
      'ranked_score as rankedScore',
      'is_ranked as isRanked',
      'is_banned as isBanned',
    ])
    .execute();
  const levels = await db
    .selectFrom('levels')
    .select(['id', 'diff_id', 'is_deleted as isDeleted', 'is_hidden as isHidden'])
    .orderBy('id')
    .execute();
  const passes = await db
    .selectFrom('passes')
    .select(['id', 'player_id as playerId', 'level_id as levelId', 'score_v2 as score', 'accuracy'])
    .select(['is_deleted as isDeleted', 'is_duplicate as isDuplicate'])
    .execute();
  return { players, levels: levels.map((level) => ({ ...level, step: stepOf(level.diff_id) })), passes };
}

it.each([1, 2, 3])(
  'agrees with the model for everybody of community %i',
  async (seed) => {
    const users = await insertCommunity(seed, 20 + seed * 20);
    await transaction(site.deps.db, recomputeEverything);
    const community = await wholeCommunity();
    let found = 0;
    for (const { token, playerId } of users) {
      const { status, body } = await site.as({ token }).call('nextForYou');
      expect(status).toBe(200);
      const wanted = modelOfNext(community, playerId!);
      found += wanted.length;
      expect(
        body.map(({ level, expectedAccuracy, gain, reason }) => ({
          level: level.id,
          accuracy: expectedAccuracy,
          gain: expect.closeTo(gain, 6) as number,
          cleared: reason.cleared,
          near: reason.kind === 'peers' ? reason.near.id : null,
        })),
      ).toEqual(wanted);
    }
    expect(found).toBeGreaterThan(MOST_NEXT);
  },
  60_000,
);

it('proposes to a beginner what most players cleared of the easiest', async () => {
  const { token } = await signedInUser(site);
  const { body } = await site.as({ token }).call('nextForYou');
  expect(body).toHaveLength(MOST_NEXT);
  expect(new Set(body.map(({ reason }) => reason.kind))).toEqual(new Set(['beginner']));
  const cleared = body.map(({ reason }) => reason.cleared);
  expect(cleared).toEqual([...cleared].sort((a, b) => b - a));
});

it('reads the passes of others and of oneself from the index of clears', async () => {
  const plan = await planOf(site.deps.db, (db) => selectNextQuestion(db, 1), ['seqscan', 'bitmapscan']);
  expect(plan.match(/using passes_cleared/g)?.length).toBeGreaterThanOrEqual(2);
  expect(plan).toContain('player_stats_ranked_score');
});
