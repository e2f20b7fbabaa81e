import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { Random } from '../../platform/seeded-random.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPlayer } from '../../testing/catalogue.ts';
import { printedRandom } from '../../testing/printed-random.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { storedRow } from '../../testing/stored-row.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { recomputeEverything } from '../players/index.ts';

const app = appOfTests({ connections: 12 });
const { admin, passes } = submissionsOfTests(app);

const submit = (random: Random, levelId: number, passerId: number) =>
  passes.submit(levelId, {
    passerId,
    rawTime: new Date(Date.UTC(2024, 0, random.whole(1, 3))),
    perfect: random.whole(400, 408),
  });

describe('decisions at the same time', () => {
  it('leave standings as a recomputation from nothing makes them', async () => {
    const random = printedRandom();
    const { db } = app.deps;
    const levels = await Promise.all([21, 22, 30, 64].map((diff_id) => aLevel(db, { diff_id })));
    const players = await Promise.all(Array.from({ length: 5 }, () => aPlayer(db)));
    for (let round = 0; round < 4; round++) {
      const submissions: number[] = [];
      for (let n = 0; n < 16; n++)
        submissions.push(await submit(random, random.pick(levels), random.pick(players)));
      const { token } = admin;
      const { call } = app.as({ token });
      const approvals = submissions.map((id) => call('approvePass', { id }));
      const bans = players.map((id) =>
        app.as({ token }).call('banPlayer', { id, body: { isBanned: random.chance(0.5) } }),
      );
      const edits = levels.map((id) => call('editLevel', { id, body: { baseScore: random.whole(50, 149) } }));
      const replies = await Promise.all([...approvals, ...bans, ...edits]);
      expect(replies.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(
        replies.map(() => 200),
      );
      await expectStandingsFromNothing(db);
    }
    const stored = await standings();
    await transaction(db, recomputeEverything);
    expect(await standings()).toEqual(stored);
  });

  async function standings() {
    const { db } = app.deps;
    return {
      stats: await db.selectFrom('player_stats').selectAll().orderBy('player_id').execute(),
      passes: await db
        .selectFrom('passes')
        .select(['id', 'score_v2', 'accuracy', 'is_worlds_first', 'is_listed'])
        .orderBy('id')
        .execute(),
      levels: await db.selectFrom('levels').select(['id', 'clears']).orderBy('id').execute(),
    };
  }

  it('do not let an unknown failure leave half of a pass', async () => {
    const { db } = app.deps;
    const [level, player] = [await aLevel(db), await aPlayer(db)];
    const id = await submit(printedRandom(), level, player);
    await sql`ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (action <> 'passSubmission.approve') NOT VALID`.execute(
      db,
    );
    expect((await app.as(admin).call('approvePass', { id })).outcome).toBe('500 INTERNAL');
    await sql`ALTER TABLE audit_log DROP CONSTRAINT broken`.execute(db);
    const made = () => db.selectFrom('passes').select('id').where('level_id', '=', level).execute();
    expect(await made()).toEqual([]);
    expect((await storedRow(db, 'pass_submissions', id)).status).toBe('pending');
    await expectStandingsFromNothing(db);
    expect((await app.as(admin).call('approvePass', { id })).status).toBe(200);
    expect(await made()).toHaveLength(1);
  });

  it('rank two players who come in at once, on different levels', async () => {
    const { db } = app.deps;
    // Each commit waits at the gate: who does not wait for the other's standings has computed its own by then.
    await sql`CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$`.execute(db);
    await sql`CREATE CONSTRAINT TRIGGER wait_at_gate AFTER UPDATE ON player_stats DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`.execute(db);
    const waiting = () =>
      sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    // They come in last, so that neither writes a row of anybody else: only their own order is at stake.
    const approvals: number[] = [];
    for (const base_score of [0.001, 0.002]) {
      const id = await submit(printedRandom(), await aLevel(db, { base_score }), await aPlayer(db));
      approvals.push(id);
    }
    const { both } = await transaction(db, async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(4711)`.execute(trx);
      const replies = approvals.map((id) => app.as(admin).call('approvePass', { id }));
      await expect.poll(async () => (await waiting()).rows).toEqual([{ count: 2 }]);
      return { both: replies };
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    await expectStandingsFromNothing(db);
    await sql`DROP FUNCTION wait_at_gate CASCADE`.execute(db);
  });
});
