import { firstDayKept } from '@rondo/domain/players';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { databaseOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { jobWorker } from '../../../testing/job-worker.ts';
import { changeRow } from '../../../testing/stored-row.ts';
import { recompute, recomputeEverything } from '../standings/recompute.ts';
import { keepRankDays } from './keep-rank-days.ts';

const database = databaseOfTests();
const clock = fakeClock();
const dayMs = 86_400_000;
const today = () => Math.floor(Date.now() / dayMs);

async function keepHistory() {
  const { db } = database;
  const worker = () => jobWorker(db, clock, [keepRankDays], { deps: { db, clock } as Partial<Deps> as Deps });
  const enqueue = (trx: Trx) => worker().enqueue(trx, { kind: keepRankDays, payload: null });
  await transaction(db, enqueue);
  await transaction(db, enqueue);
  // Two processes.
  await Promise.all([worker().drain(), worker().drain()]);
}
const at = (day: number) => new Date(day * dayMs + 1000);

beforeEach(async () => {
  await sql`TRUNCATE players, levels, passes RESTART IDENTITY CASCADE`.execute(database.db);
});

/** Rows as [days before today, rank], the oldest first. */
async function historyOf(playerId: number) {
  const rows = await database.db
    .selectFrom('rank_days')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('day')
    .execute();
  return rows.map(({ day, rank }) => [today() - day, rank]);
}

async function computePast() {
  await transaction(database.db, recomputeEverything);
  await keepHistory();
}

/** A level that is worth so much, with a clear of the player so many days ago. */
async function cleared(player_id: number, daysAgo: number, base_score: number): Promise<number> {
  const { db } = database;
  const level_id = await aLevel(db, { base_score });
  return aPass(db, { level_id, player_id, vid_upload_time: at(today() - daysAgo) });
}

const recount = (...playerIds: number[]) =>
  transaction(database.db, async (trx) => {
    const rows = await trx
      .selectFrom('passes')
      .select('level_id')
      .where('player_id', 'in', playerIds)
      .execute();
    await recompute(trx, { levelIds: rows.map((row) => row.level_id), playerIds });
  });

const stateOf = () => database.db.selectFrom('rank_days_state').selectAll().executeTakeFirstOrThrow();

describe('ranks over time', () => {
  it.each([
    ['2026-03-01T12:00:30Z', '2026-03-01T12:01:00Z'],
    ['2026-03-01T23:59:00Z', '2026-03-02T00:05:00Z'],
    ['2026-03-02T00:05:00Z', '2026-03-02T00:06:00Z'],
  ])('are looked at after %s at %s', (now, next) => {
    expect(keepRankDays.every(new Date(now))).toEqual(new Date(next));
  });

  it('of the past follow from the dates of the clears and what these are worth today', async () => {
    const { db } = database;
    const [first, second, third, banned] = [
      await aPlayer(db),
      await aPlayer(db),
      await aPlayer(db),
      await aPlayer(db, { is_banned: true }),
    ];
    await cleared(first, 30, 100);
    await cleared(second, 20, 200);
    await cleared(third, 20, 50);
    await cleared(third, 10, 150);
    await cleared(first, 5, 300);
    await cleared(banned, 40, 900);
    await computePast();
    expect(await historyOf(first)).toEqual([
      [30, 1],
      [20, 2],
      [10, 3],
      [5, 1],
    ]);
    expect(await historyOf(second)).toEqual([
      [20, 1],
      [5, 2],
    ]);
    expect(await historyOf(third)).toEqual([
      [20, 3],
      [10, 2],
      [5, 3],
    ]);
    expect(await historyOf(banned)).toEqual([]);
    expect(await stateOf()).toMatchObject({ computed_before: today(), closed_through: today() - 1 });
  });

  it('have a row for whose score a write changes, and for those they pushed when the day is over', async () => {
    const { db } = database;
    const [leader, other] = [await aPlayer(db), await aPlayer(db)];
    await cleared(leader, 30, 100);
    await cleared(other, 20, 50);
    await computePast();
    await cleared(other, 0, 500);
    await recount(other);
    expect(await historyOf(other)).toEqual([
      [20, 2],
      [0, 1],
    ]);
    expect(await historyOf(leader)).toEqual([[30, 1]]);
    await changeRow(db, 'players', other, { is_banned: true });
    await recount(other);
    expect((await historyOf(other)).at(-1)).toEqual([0, null]);
    await changeRow(db, 'players', other, { is_banned: false });
    await recount(other);
    clock.advance(dayMs);
    await keepHistory();
    expect(await historyOf(leader)).toEqual([
      [30, 1],
      [0, 2],
    ]);
    expect(await stateOf()).toMatchObject({ closed_through: today() });
    clock.set(new Date());
  });

  it('are thinned to one a week when they are old', async () => {
    const { db } = database;
    const player = await aPlayer(db);
    await cleared(player, 10, 100);
    await computePast();
    const monday = firstDayKept(today());
    const days = [monday - 14, monday - 9, monday - 8, monday - 2, monday, monday + 1];
    await db
      .insertInto('rank_days')
      .values(days.map((day) => ({ player_id: player, day, rank: 1, ranked_score: 1 })))
      .execute();
    // The second of the jobs may have thinned already, before these rows were there.
    await db.updateTable('rank_days_state').set({ thinned_before: null }).execute();
    await keepHistory();
    const left = (await historyOf(player)).map(([ago]) => today() - (ago ?? 0) - monday);
    expect(left).toEqual([-8, -2, 0, 1, today() - 10 - monday]);
  });

  it('are computed anew after an import, once', async () => {
    const { db } = database;
    const player = await aPlayer(db);
    await cleared(player, 10, 100);
    await computePast();
    await db
      .updateTable('passes')
      .set({ vid_upload_time: at(today() - 40) })
      .execute();
    await keepHistory();
    expect(await historyOf(player)).toEqual([[10, 1]]);
    await computePast();
    expect(await historyOf(player)).toEqual([[40, 1]]);
  });
});
