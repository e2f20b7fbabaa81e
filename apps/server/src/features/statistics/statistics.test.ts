import { beforeAll, expect, it } from 'vitest';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { anOpenRating } from '../../testing/open-rating.ts';
import { signedInUser, type TestUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { changeRow } from '../../testing/stored-row.ts';

const site = appOfTests();
beforeAll(async () => {
  const { db } = site.deps;
  const [player, banned] = [await aPlayer(db), await aPlayer(db, { is_banned: true })];
  const level = await aLevel(db, { diff_id: 21 });
  const hidden = await aLevel(db, { diff_id: 21, is_hidden: true });
  const recent = new Date(site.clock.now().getTime() - 24 * 60 * 60_000);
  await aPass(db, { level_id: level, player_id: player, vid_upload_time: recent });
  await aPass(db, { level_id: level, player_id: banned });
  await aPass(db, { level_id: hidden, player_id: player });
  await aPass(db, { level_id: level, player_id: player, is_deleted: true });
  await transaction(db, (trx) => recomputeEverything(trx));
});

const counts = async () => (await site.call('statistics')).body;

it('counts the totals, by difficulty as well', async () => {
  const { overview, difficulties } = await counts();
  expect(overview).toEqual({
    totalLevels: 1,
    totalPasses: 3,
    totalPlayers: 2,
    totalActivePlayers: 2,
    passesLast30Days: 1,
    listedPasses: 1,
    listedPassesLast30Days: 1,
    rankedPlayers: 1,
  });
  expect(difficulties.byType.PGU).toHaveLength(60);
  expect(difficulties.byType.PGU[20]).toMatchObject({ id: 21, name: 'G1', levelCount: 1, passCount: 1 });
  expect(difficulties.byType.SPECIAL[0]).toMatchObject({ name: 'Unranked', levelCount: 0 });
});

it('has the numbers of the lists', async () => {
  const { overview, difficulties } = await counts();
  expect((await site.call('filterLevels', { body: {} })).body.count).toBe(overview.totalLevels);
  expect((await site.call('filterPasses', { body: {} })).body.count).toBe(overview.listedPasses);
  expect((await site.call('leaderboard')).body.count).toBe(overview.rankedPlayers);
  const perDifficulty = Object.values(difficulties.byType).flat();
  const sum = (key: 'levelCount' | 'passCount') => perDifficulty.reduce((all, row) => all + row[key], 0);
  expect([sum('levelCount'), sum('passCount')]).toEqual([overview.totalLevels, overview.listedPasses]);
});

it('is at most a minute old, and answers 304 to who has it', async () => {
  await counts();
  await aLevel(site.deps.db);
  expect((await counts()).overview.totalLevels).toBe(1);
  site.clock.advance(61_000);
  expect((await counts()).overview.totalLevels).toBe(2);
  const { headers } = await site.callRaw('GET', '/v2/statistics');
  const again = await site.callRaw('GET', '/v2/statistics', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
});

it('is at most a minute old after the clock was set back by 48 hours', async () => {
  await counts();
  await aLevel(site.deps.db);
  site.clock.set(new Date(site.clock.now().getTime() - 48 * 3_600_000));
  site.clock.advance(60_000);
  expect((await counts()).overview.totalLevels).toBe(3);
  site.clock.set(new Date());
});

it('shows raters unrated levels only, super admins submissions too', async () => {
  const { db } = site.deps;
  const rater = await signedInUser(site, { role: 'rater' });
  const admin = await signedInUser(site, { role: 'superAdmin' });
  await db
    .insertInto('level_submissions')
    .values({
      song: 's',
      artist: 'a',
      diff: 'G1',
      video_link: 'v',
      direct_dl: 'https://x.example/y',
      submitter_id: admin.id,
    })
    .execute();
  const ask = async (token: string) => (await site.as({ token }).call('staffStatistics')).body;
  expect(await ask(rater.token)).toEqual({
    unratedRatings: 0,
    totalPendingSubmissions: 0,
    pendingLevelSubmissions: 0,
    pendingPassSubmissions: 0,
    unannouncedLevels: 0,
    unannouncedRerates: 0,
    unannouncedPasses: 0,
    failedDeliveries: 0,
  });
  expect(await ask(admin.token)).toMatchObject({ totalPendingSubmissions: 1, pendingLevelSubmissions: 1 });
});

it('counts what a rater has still to rate: open, visible, no vote-type, fewer than four manager votes, no own vote', async () => {
  const { db } = site.deps;
  const rater = await signedInUser(site, { role: 'rater' });
  const others = await Promise.all(Array.from({ length: 9 }, () => signedInUser(site)));
  const unrated = async (who = rater) => (await site.as(who).call('staffStatistics')).body.unratedRatings;
  const voted = async (
    ratingId: number,
    managers: number,
    community: number,
    who: TestUser | null = null,
  ) => {
    const votes = others
      .slice(0, managers + community)
      .map(({ id }, index) => [id, index >= managers] as const);
    for (const [user_id, is_community_rating] of who === null ? votes : [[who.id, true] as const])
      await db
        .insertInto('rating_details')
        .values({ rating_id: ratingId, user_id, rating: 'G1', is_community_rating })
        .execute();
  };
  const before = await unrated();
  const opened = async (fields: Parameters<typeof anOpenRating>[1] = {}) =>
    (await anOpenRating(db, fields)).id;
  await opened({ is_hidden: true });
  await opened({ is_deleted: true });
  for (const rerate_num of ['vote', 'VOTE 14', ' Vote']) await opened({ rerate_num });
  await voted(await opened(), 4, 0);
  await voted(await opened(), 4, 5);
  const closed = await opened();
  await changeRow(db, 'ratings', closed, { confirmed_at: new Date() });
  expect(await unrated()).toBe(before);

  await opened({ rerate_num: 'no vote' });
  await voted(await opened(), 3, 6);
  await voted(await opened(), 0, 9);
  expect(await unrated()).toBe(before + 3);
  await voted(await opened(), 0, 0, rater);
  expect(await unrated()).toBe(before + 3);
  expect(await unrated(await signedInUser(site, { role: 'superAdmin' }))).toBe(before + 4);
});
