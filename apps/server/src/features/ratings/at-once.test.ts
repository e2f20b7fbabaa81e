import { averageRating, parseRating, type RaterKind } from '@rondo/domain/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOpenRating, saveVote } from '../../testing/open-rating.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { type Call, rounds, twoServersOfTests } from '../../testing/two-servers.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';

/** Several who rate at the same moment, at two server processes. */
let raters: readonly TestUser[];
const { one, admin, atOnce: callAtOnce } = twoServersOfTests();
beforeAll(async () => {
  raters = await Promise.all(Array.from({ length: 8 }, () => signedInUser(one, { role: 'rater' })));
});

const save = (id: number, who: TestUser, rating: string): Call<'saveRating'> => [
  'saveRating',
  { id, body: { rating, comment: 'so' } },
  who,
];

async function atOnce(round: number, ...calls: readonly Call[]): Promise<number[]> {
  const statuses = (await callAtOnce(round, ...calls)).map(({ status }) => status);
  for (const status of statuses) expect([200, 401, 404, 409]).toContain(status);
  return statuses;
}

/** The stored votes, after a look at whether the stored averages are those of them. */
async function votesOf(id: number): Promise<Record<string, string>> {
  const { db } = one.deps;
  const votes = await db.selectFrom('rating_details').selectAll().where('rating_id', '=', id).execute();
  const stored = await storedRow(db, 'ratings', id);
  const difficulties = await db
    .selectFrom('difficulties')
    .select(['id', 'name', 'type', 'sort_order as sortOrder'])
    .execute();
  const specials = difficulties.filter(({ type }) => type === 'SPECIAL').map(({ name }) => name);
  const averageOf = (kind: RaterKind) => {
    const texts = votes.filter((vote) => vote.is_community_rating === (kind === 'community'));
    const parsed = texts.flatMap(({ rating }) => parseRating(rating, { mode: 'permissive', specials }) ?? []);
    return averageRating(parsed, kind, difficulties)?.id ?? null;
  };
  expect([stored.average_difficulty_id, stored.community_difficulty_id]).toEqual([
    averageOf('manager'),
    averageOf('community'),
  ]);
  return Object.fromEntries(votes.map(({ user_id, rating }) => [user_id, rating]));
}

describe('votes at once', () => {
  it('of eight raters are all kept, and the average is that of all', async () => {
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      const statuses = await atOnce(round, ...raters.map((who, index) => save(id, who, `G${index * 2 + 1}`)));
      expect(statuses).toEqual(raters.map(() => 200));
      expect(Object.keys(await votesOf(id))).toHaveLength(raters.length);
    }
  });

  it('of one rater in two windows leave the one that came last', async () => {
    const [who] = raters as [TestUser];
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      expect(await atOnce(round, save(id, who, 'P1'), save(id, who, 'U20'))).toEqual([200, 200]);
      expect(Object.values(await votesOf(id))).toHaveLength(1);
    }
  });

  it('and a vote removed by a super admin leave nothing half done', async () => {
    const [who, another] = raters as [TestUser, TestUser];
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      await saveVote(one, id, who, { rating: 'G1' });
      const remove: Call<'deleteRatingDetail'> = ['deleteRatingDetail', { id, userId: who.id }];
      const statuses = await atOnce(round, save(id, who, 'G9'), remove, save(id, another, 'U5'));
      expect(statuses).toEqual([200, 200, 200]);
      const votes = await votesOf(id);
      expect(votes[another.id]).toBe('U5');
      expect(['G9', undefined]).toContain(votes[who.id]);
    }
  });
});

describe('a vote while the rating closes', () => {
  it('is in the closed rating and in the level’s history, or is refused', async () => {
    for (const round of rounds) {
      const { id, levelId } = await anOpenRating(one.deps.db);
      const close: Call<'editLevel'> = [
        'editLevel',
        { id: levelId, body: { toRate: false, diffId: 30 + round } },
      ];
      const votes = raters.slice(0, 4).map((who) => save(id, who, 'G5'));
      const [closed, ...statuses] = await atOnce(round, close, ...votes);
      expect(closed).toBe(200);
      const saved = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status === 409)).toHaveLength(4 - saved);
      expect(Object.keys(await votesOf(id))).toHaveLength(saved);
      const history = (await one.call('levelHistory', { id: levelId })).body;
      expect(history).toMatchObject([{ votes: { manager: saved, community: 0 } }]);
    }
  });
});

describe('a vote while the voter is merged into another player', () => {
  it('belongs to the other one, or is refused', async () => {
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      const [old, kept] = [await signedInUser(one, { role: 'rater' }), await signedInUser(one)];
      const merge: Call<'mergePlayer'> = [
        'mergePlayer',
        { id: old.playerId, body: { targetPlayerId: kept.playerId } },
      ];
      const [merged, saved] = await atOnce(round, merge, save(id, old, 'G5'), save(id, admin, 'G7'));
      expect(merged).toBe(200);
      const votes = await votesOf(id);
      expect(votes[admin.id]).toBe('G7');
      expect(votes[old.id]).toBe(undefined);
      expect(votes[kept.id]).toBe(saved === 200 ? 'G5' : undefined);
    }
  });

  it('and the other one votes, too: one vote is left, that of the other one', async () => {
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      const [old, kept] = [await signedInUser(one, { role: 'rater' }), await signedInUser(one)];
      const [source, target] = [old.playerId, kept.playerId];
      const merge: Call<'mergePlayer'> = ['mergePlayer', { id: source, body: { targetPlayerId: target } }];
      const [merged, byOld, byKept] = await callAtOnce(
        round,
        merge,
        save(id, old, 'G5'),
        save(id, kept, 'G9'),
      );
      expect([merged.status, byKept.status]).toEqual([200, 200]);
      expect(await votesOf(id)).toEqual({ [kept.id]: 'G9' });
      const undo: Call<'undoPlayerMerge'> = ['undoPlayerMerge', { mergeId: merged.body.mergeId }];
      const [undone, again] = await atOnce(round, undo, save(id, kept, 'G7'));
      expect([undone, again]).toEqual([200, 200]);
      const votes = await votesOf(id);
      expect(votes[old.id]).toBe(byOld.status === 200 ? 'G5' : undefined);
      expect(votes[kept.id]).toBe('G7');
    }
  });

  it('of several accounts merged into one at once, one vote is left', async () => {
    for (const round of rounds) {
      const { id } = await anOpenRating(one.deps.db);
      const people = await Promise.all(Array.from({ length: 4 }, () => signedInUser(one)));
      const [kept, ...others] = people as [TestUser, ...TestUser[]];
      for (const who of people) await saveVote(one, id, who, { rating: '-2', comment: 'no' });
      const merges = others.map(
        ({ playerId }): Call<'mergePlayer'> => [
          'mergePlayer',
          { id: playerId, body: { targetPlayerId: kept.playerId } },
        ],
      );
      expect(await atOnce(round, ...merges)).toEqual([200, 200, 200]);
      expect(await votesOf(id)).toEqual({ [kept.id]: '-2' });
    }
  });
});
