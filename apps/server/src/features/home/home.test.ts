import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const site = appOfTests();
const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(site.clock.now().getTime() - days * DAY);
const recompute = () => transaction(site.deps.db, (trx) => recomputeEverything(trx));
const feed = async () => {
  const { body } = await site.callRaw('GET', '/v2/home/feed');
  return body as {
    latest: { id: number }[];
    newLevels: { id: number }[];
    hardest: { id: number; level: { id: number } }[];
  };
};
const [P1, G1, G2, U1] = [1, 21, 22, 41];

describe('the feed', () => {
  it('is what the lists show: ten clears, six levels, the hardest of 30 days', async () => {
    const { db } = site.deps;
    const [player, banned] = [await aPlayer(db), await aPlayer(db, { is_banned: true })];
    const [easy, hard, harder, hidden, gone] = [
      await aLevel(db, { diff_id: P1 }),
      await aLevel(db, { diff_id: G1 }),
      await aLevel(db, { diff_id: G2 }),
      await aLevel(db, { diff_id: U1, is_hidden: true }),
      await aLevel(db, { diff_id: U1, is_deleted: true }),
    ];
    const pass = (level_id: number, days: number, more = {}) =>
      aPass(db, { level_id, player_id: player, created_at: daysAgo(days), ...more });
    const old = await pass(harder, 40);
    const shown = [await pass(hard, 12), await pass(hard, 6), await pass(easy, 5)];
    await pass(hidden, 1);
    await pass(gone, 1);
    await pass(hard, 1, { is_deleted: true });
    await pass(hard, 1, { player_id: banned });
    for (let count = 0; count < 8; count += 1) shown.push(await pass(easy, 4 - count / 10));
    await recompute();
    const { latest, newLevels, hardest } = await feed();
    expect(latest.map(({ id }) => id)).toEqual(shown.toReversed().slice(0, 10));
    expect(newLevels.map(({ id }) => id)).toEqual([harder, hard, easy]);
    expect(hardest.map(({ level }) => level.id)).toEqual([hard, easy]);
    expect(hardest.map(({ id }) => id)).not.toContain(old);
  });

  it('has the time of its video for a pass that was imported', async () => {
    const { db } = site.deps;
    const [level_id, player_id] = [await aLevel(db, { diff_id: P1 }), await aPlayer(db)];
    const vid_upload_time = daysAgo(900);
    const id = await aPass(db, { level_id, player_id, vid_upload_time, origin: 'import' });
    const { arrived_at } = await db
      .selectFrom('passes')
      .select('arrived_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(arrived_at).toEqual(vid_upload_time);
  });

  it('is the same for everyone, and answered with 304 to who has it', async () => {
    const player = await signedInUser(site);
    const first = await site.callRaw('GET', '/v2/home/feed');
    const etag = String(first.headers.etag);
    const again = await site.callRaw('GET', '/v2/home/feed', {
      token: player.token,
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe("the caller's own part", () => {
  it('is empty for a user who has not cleared anything', async () => {
    const user = await signedInUser(site);
    expect((await site.as(user).call('ownHome')).body).toEqual({
      isBanned: false,
      standing: null,
      lastClear: null,
    });
  });

  it('says rank, who is before and behind, and what the latest pass brought', async () => {
    const { db } = site.deps;
    const user = await signedInUser(site);
    const { player_id: mine } = await db
      .selectFrom('users')
      .select('player_id')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const [best, worst] = [await aPlayer(db, { country: 'PL' }), await aPlayer(db)];
    const [u1, g2, g1] = [
      await aLevel(db, { diff_id: U1 }),
      await aLevel(db, { diff_id: G2 }),
      await aLevel(db, { diff_id: G1 }),
    ];
    await aPass(db, { level_id: u1, player_id: best });
    await aPass(db, { level_id: g1, player_id: worst });
    await aPass(db, { level_id: g2, player_id: mine ?? 0, created_at: daysAgo(3) });
    const last = await aPass(db, { level_id: g1, player_id: mine ?? 0, created_at: daysAgo(2) });
    await recompute();
    const { standing, lastClear } = (await site.as(user).call('ownHome')).body;
    expect(standing?.ahead).toMatchObject({ country: 'PL', rank: (standing?.rank ?? 0) - 1 });
    expect(standing?.ahead?.rankedScore).toBeGreaterThan(standing?.rankedScore ?? 0);
    expect(standing?.behind?.rankedScore).toBeLessThan(standing?.rankedScore ?? 0);
    expect(lastClear).toMatchObject({ id: last, level: { id: g1 } });
    const detail = (await site.call('passDetail', { id: last })).body;
    expect(lastClear?.impact).toBe(detail.scoreInfo.impact);
    expect(lastClear?.impact).toBeGreaterThan(0);

    await changeRow(db, 'players', mine ?? 0, { is_banned: true });
    await recompute();
    const banned = (await site.as(user).call('ownHome')).body;
    expect(banned).toEqual({ isBanned: true, standing: null, lastClear: null });
  });
});
