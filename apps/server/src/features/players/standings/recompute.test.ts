import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { databaseOfTests } from '../../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../../testing/catalogue.ts';
import { recompute, recomputeEverything } from './recompute.ts';
import type { Recomputation } from './scope.ts';
import { expectStandingsFromNothing } from '../../../testing/standings-from-nothing.ts';
import { changeRow } from '../../../testing/stored-row.ts';

const database = databaseOfTests();
beforeEach(async () => {
  await sql`TRUNCATE players, levels, passes RESTART IDENTITY CASCADE`.execute(database.db);
});

/** P1, G1, U1, U15 (base 0), Marathon, Unranked, Qq. */
const DIFFICULTIES = [1, 21, 41, 55, 64, 0, 10100] as const;

const passOf = fc.record({
  level: fc.nat(5),
  player: fc.nat(4),
  day: fc.nat(3),
  isDayOnly: fc.boolean(),
  perfect: fc.constantFrom(1000, 1000, 900, 10),
  ePerfect: fc.constantFrom(0, 0, 5, 40),
  misses: fc.constantFrom(0, 0, 1, 30),
  speed: fc.constantFrom(1, 1, 1.2, 0.9),
  is12K: fc.boolean(),
  isNoHoldTap: fc.boolean(),
  isDeleted: fc.constantFrom(false, false, false, true),
  isDuplicate: fc.constantFrom(false, false, false, true),
});
type RandomPass = typeof passOf extends fc.Arbitrary<infer T> ? T : never;

const world = fc.record({
  levels: fc.array(
    fc.record({
      diff: fc.constantFrom(...DIFFICULTIES),
      base: fc.constantFrom(null, null, 50, 0.5),
      isHidden: fc.constantFrom(false, false, true),
      isDeleted: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 6, maxLength: 6 },
  ),
  bans: fc.array(fc.constantFrom(false, false, true), { minLength: 5, maxLength: 5 }),
  passes: fc.array(passOf, { maxLength: 40 }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const write = fc.oneof(
  fc.record({ kind: fc.constant('approve' as const), pass: passOf }),
  fc.record({
    kind: fc.constantFrom('delete' as const, 'duplicate' as const, 'rejudge' as const),
    pass: fc.nat(39),
  }),
  fc.record({ kind: fc.constant('move' as const), pass: fc.nat(39), level: fc.nat(5), player: fc.nat(4) }),
  fc.record({ kind: fc.constant('ban' as const), player: fc.nat(4) }),
  fc.record({
    kind: fc.constant('rate' as const),
    level: fc.nat(5),
    diff: fc.constantFrom(...DIFFICULTIES),
    base: fc.constantFrom(null, 75),
  }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'hide' as const), level: fc.nat(5) }),
);
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

const rowOf = (pass: RandomPass) => ({
  level_id: pass.level + 1,
  player_id: pass.player + 1,
  // The last millisecond of a day is also what the day is ranked by.
  vid_upload_time: new Date(Date.UTC(2024, 0, 1 + pass.day) - 1),
  is_day_only: pass.isDayOnly,
  perfect: pass.perfect,
  e_perfect: pass.ePerfect,
  early_double: pass.misses,
  speed: pass.speed,
  is_12k: pass.is12K,
  is_no_hold_tap: pass.isNoHoldTap,
  is_deleted: pass.isDeleted,
  is_duplicate: pass.isDuplicate,
});

async function build({ levels, bans, passes }: World): Promise<void> {
  const { db } = database;
  await sql`TRUNCATE players, levels, passes RESTART IDENTITY CASCADE`.execute(db);
  for (const { diff, base, isHidden, isDeleted } of levels)
    await aLevel(db, { diff_id: diff, base_score: base, is_hidden: isHidden, is_deleted: isDeleted });
  for (const is_banned of bans) await aPlayer(db, { is_banned });
  for (const pass of passes) await aPass(db, rowOf(pass));
}

/**
 * Does one write of the table of docs/rules/players.md#recomputation with nothing recomputed, and says what it has
 * touched.
 */
async function apply(change: Write): Promise<Recomputation> {
  const { db } = database;
  if (change.kind === 'approve') {
    await aPass(db, rowOf(change.pass));
    return { levelIds: [change.pass.level + 1], playerIds: [change.pass.player + 1] };
  }
  if (change.kind === 'ban') {
    const id = change.player + 1;
    await sql`UPDATE players SET is_banned = NOT is_banned WHERE id = ${id}`.execute(db);
    const rows = await db.selectFrom('passes').select('level_id').where('player_id', '=', id).execute();
    return { levelIds: rows.map((row) => row.level_id), playerIds: [id] };
  }
  if (change.kind === 'rate') {
    const values = { diff_id: change.diff, base_score: change.base };
    await changeRow(db, 'levels', change.level + 1, values);
    return { rescoreLevelIds: [change.level + 1] };
  }
  if (!('pass' in change)) {
    const id = change.level + 1;
    const flag = change.kind === 'hide' ? 'is_hidden' : 'is_deleted';
    await sql`UPDATE levels SET ${sql.ref(flag)} = NOT ${sql.ref(flag)} WHERE id = ${id}`.execute(db);
    return change.kind === 'hide' ? { levelIds: [id] } : { rescoreLevelIds: [id] };
  }
  const pass = await db
    .selectFrom('passes')
    .selectAll()
    .where('id', '=', change.pass + 1)
    .executeTakeFirst();
  if (pass === undefined) return {};
  const after =
    change.kind === 'move'
      ? { level_id: change.level + 1, player_id: change.player + 1, is_worlds_first: false }
      : change.kind === 'rejudge'
        ? { perfect: pass.perfect + 7, is_no_hold_tap: !pass.is_no_hold_tap }
        : change.kind === 'delete'
          ? { is_deleted: !pass.is_deleted }
          : { is_duplicate: !pass.is_duplicate };
  const moved = { level_id: pass.level_id, player_id: pass.player_id, ...after };
  await changeRow(db, 'passes', pass.id, moved);
  return { levelIds: [pass.level_id, moved.level_id], playerIds: [pass.player_id, moved.player_id] };
}

describe('standings', () => {
  it('agree with the domain when everything is recomputed', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (facts) => {
        await build(facts);
        await transaction(database.db, recomputeEverything);
        await expectStandingsFromNothing(database.db);
      }),
      { numRuns: 12 },
    );
  });

  it('agree with the domain after each write of the table of writes', async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(write, { minLength: 8, maxLength: 12 }), async (facts, writes) => {
        await build(facts);
        await transaction(database.db, recomputeEverything);
        for (const change of writes) {
          const touched = await apply(change);
          await transaction(database.db, (trx) => recompute(trx, touched));
          await expectStandingsFromNothing(database.db);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('weigh the twenty best of more than twenty levels', async () => {
    const { db } = database;
    const player = await aPlayer(db);
    for (let id = 1; id <= 25; id++)
      await aPass(db, {
        level_id: await aLevel(db, { diff_id: id }),
        player_id: player,
        is_12k: id % 2 === 0,
      });
    await transaction(db, recomputeEverything);
    await expectStandingsFromNothing(db);
  });

  it('share a rank where scores are equal, and count on after it', async () => {
    const { db } = database;
    const level = await aLevel(db);
    const counts = [1000, 1000, 990, 1000];
    for (const perfect of counts)
      await aPass(db, { level_id: level, player_id: await aPlayer(db), perfect, e_perfect: 1000 - perfect });
    await transaction(db, recomputeEverything);
    const rows = await db
      .selectFrom('player_stats')
      .select(['player_id', 'rank'])
      .orderBy('player_id')
      .execute();
    expect(rows.map((row) => row.rank)).toEqual([1, 1, 4, 1]);
  });

  it('write nothing the second time', async () => {
    const { db } = database;
    const level = await aLevel(db);
    await aPass(db, { level_id: level, player_id: await aPlayer(db) });
    await transaction(db, recomputeEverything);
    const written = async () =>
      (
        await sql<{ mark: string }>`SELECT string_agg(mark, ' ') AS mark FROM (
          SELECT xmin::text AS mark FROM passes UNION ALL SELECT xmin::text FROM levels
          UNION ALL SELECT xmin::text FROM player_stats) m`.execute(db)
      ).rows[0]?.mark;
    const before = await written();
    await transaction(db, recomputeEverything);
    expect(await written()).toBe(before);
  });

  it('keep every index of the passes when most of them are renewed', async () => {
    const { db } = database;
    const level = await aLevel(db);
    const player = await aPlayer(db);
    await aPass(db, { level_id: level, player_id: player });
    await sql`INSERT INTO passes (level_id, player_id, vid_upload_time, early_double, early_single, e_perfect, perfect,
        l_perfect, late_single, late_double, accuracy, score_v2)
      SELECT ${level}, ${player}, '2024-01-02', 0, 0, i % 7, 100, 0, 0, 0, 0, 0 FROM generate_series(1, 6000) i`.execute(
      db,
    );
    const indexes = async () =>
      (
        await sql<{
          indexdef: string;
        }>`SELECT indexdef FROM pg_indexes WHERE tablename IN ('passes', 'levels', 'player_stats') ORDER BY 1`.execute(
          db,
        )
      ).rows;
    const before = await indexes();
    await transaction(db, recomputeEverything);
    expect(await indexes()).toEqual(before);
    const { rows } = await sql<{
      wrong: number;
    }>`SELECT count(*) AS wrong FROM passes WHERE score_v2 = 0`.execute(db);
    expect(rows[0]?.wrong).toBe(0);
  });
});
