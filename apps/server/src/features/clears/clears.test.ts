import { rankedScore } from '@rondo/domain/players';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { changeRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';

const site = appOfTests();

describe("one's own clears", () => {
  const mine = async (token: string) => {
    const { body } = await site.as({ token }).call('myClears');
    return body.levels;
  };

  it('are the levels with a pass that counts, each with the best accuracy', async () => {
    const { db } = site.deps;
    const { token, playerId } = await signedInUser(site);
    const player_id = playerId!;
    const [twice, hidden, deleted, removed, copied, others] = [
      await aLevel(db),
      await aLevel(db, { is_hidden: true }),
      await aLevel(db, { is_deleted: true }),
      await aLevel(db),
      await aLevel(db),
      await aLevel(db),
    ];
    // The higher score has the lower accuracy: a miss costs more than it shows.
    await aPass(db, { player_id, level_id: twice, perfect: 900, e_perfect: 100 });
    await aPass(db, { player_id, level_id: twice, perfect: 990, early_double: 10 });
    await aPass(db, { player_id, level_id: hidden });
    await aPass(db, { player_id, level_id: deleted });
    await aPass(db, { player_id, level_id: removed, is_deleted: true });
    await aPass(db, { player_id, level_id: copied, is_duplicate: true });
    await aPass(db, { player_id: await aPlayer(db), level_id: others });
    await transaction(db, recomputeEverything);
    expect(await mine(token)).toEqual([
      [hidden, 1],
      [twice, 0.992],
    ]);
    await changeRow(db, 'players', player_id, { is_banned: true });
    expect(await mine(token)).toHaveLength(2);
  });

  it('come with the 20 highest scores, one of each level, highest first', async () => {
    const { db } = site.deps;
    const { token, playerId } = await signedInUser(site);
    const level = await aLevel(db, { diff_id: 30 });
    await aPass(db, { player_id: playerId!, level_id: level, perfect: 900, e_perfect: 100 });
    for (let count = 0; count < 21; count += 1)
      await aPass(db, {
        player_id: playerId!,
        level_id: count === 0 ? level : await aLevel(db, { diff_id: 30 }),
      });
    await transaction(db, recomputeEverything);
    const { body } = await site.as({ token }).call('myClears');
    expect(body.levels).toHaveLength(21);
    expect(body.bestScores).toHaveLength(20);
    const { body: profile } = await site.call('player', { id: playerId! });
    expect(rankedScore(body.bestScores)).toBeCloseTo(profile.rankedScore, 6);
  });

  it('are none for an account without a player, and not for visitors', async () => {
    const { token } = await signedInUser(site, { hasPlayer: false });
    expect(await mine(token)).toEqual([]);
    expect((await site.as({ token }).call('nextForYou')).body).toEqual([]);
    expect((await site.call('myClears')).status).toBe(401);
  });

  it('may be kept by the browser of their owner, who learns when nothing has changed', async () => {
    const { token, playerId } = await signedInUser(site);
    const asked = (headers = {}) => site.as({ token }).call('myClears', { headers });
    const { headers } = await asked();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toMatch(/authorization/i);
    const again = { 'if-none-match': headers.etag };
    expect((await asked(again)).status).toBe(304);
    await aPass(site.deps.db, { player_id: playerId!, level_id: await aLevel(site.deps.db) });
    expect((await asked(again)).status).toBe(200);
  });
});
