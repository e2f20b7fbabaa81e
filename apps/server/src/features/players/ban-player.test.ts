import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { loggedActions } from '../../testing/log-of.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from './index.ts';

const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));

const ban = (playerId: number, isBanned: unknown) =>
  app.as(admin).call('banPlayer', { id: playerId, body: { isBanned } });

describe('banning a player', () => {
  it('hands their worlds first on, takes their clears and rank, and gives all back', async () => {
    const { db } = app.deps;
    const level = await aLevel(db);
    const [first, second] = [await aPlayer(db), await aPlayer(db)];
    const early = await aPass(db, {
      level_id: level,
      player_id: first,
      vid_upload_time: new Date('2024-01-01'),
    });
    const late = await aPass(db, {
      level_id: level,
      player_id: second,
      vid_upload_time: new Date('2024-01-02'),
    });
    await transaction(db, recomputeEverything);
    const look = async () => ({
      clears: (await storedRow(db, 'levels', level)).clears,
      holder: (
        await db
          .selectFrom('passes')
          .select('id')
          .where('level_id', '=', level)
          .where('is_worlds_first', '=', true)
          .executeTakeFirst()
      )?.id,
      ranks: (
        await db
          .selectFrom('player_stats')
          .select('rank')
          .where('player_id', 'in', [first, second])
          .orderBy('player_id')
          .execute()
      ).map((row) => row.rank),
    });
    expect(await look()).toEqual({ clears: 2, holder: early, ranks: [1, 1] });

    const reply = await ban(first, true);
    expect([reply.status, reply.body.isBanned]).toEqual([200, true]);
    expect(await look()).toEqual({ clears: 1, holder: late, ranks: [null, 1] });
    await expectStandingsFromNothing(db);

    await ban(first, false);
    expect(await look()).toEqual({ clears: 2, holder: early, ranks: [1, 1] });
    await expectStandingsFromNothing(db);
    expect(await loggedActions(db, 'player', first)).toEqual(['player.ban', 'player.unban']);
  });

  it('raises the permission version of the user, once', async () => {
    const { db } = app.deps;
    const user = await signedInUser(app);
    const version = async () => (await storedRow(db, 'users', user.id)).permission_version;
    const before = await version();
    await ban(user.playerId ?? 0, true);
    await ban(user.playerId ?? 0, true);
    expect(await version()).toBe(before + 1);
  });

  it('refuses what is no boolean or no player', async () => {
    const player = await aPlayer(app.deps.db);
    for (const value of ['true', 1, null, undefined]) expect((await ban(player, value)).status).toBe(400);
    expect((await ban(2_000_000_000, true)).problem.code).toBe('NOT_FOUND');
  });
});
