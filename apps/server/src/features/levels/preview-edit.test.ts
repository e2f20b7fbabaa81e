import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { signedInUser } from '../../testing/users.ts';
import { recomputeEverything } from '../players/index.ts';
import { previewEdit } from './preview-edit.ts';

let levels: number[];
const app = appOfTests();
const admin = beforeTests(() => signedInUser(app, { role: 'superAdmin' }));
beforeAll(async () => {
  levels = await someStandings();
});

/** Four levels and eight players, of whom one is banned; some passes are deleted, duplicates or second ones. */
async function someStandings(): Promise<number[]> {
  const { db } = app.deps;
  const ids = [await aLevel(db), await aLevel(db, { base_score: 80 }), await aLevel(db), await aLevel(db)];
  for (let n = 0; n < 8; n++) {
    const player_id = await aPlayer(db, { is_banned: n === 3 });
    for (const [index, level_id] of ids.entries()) {
      if ((n + index) % 3 === 2) continue;
      const perfect = 900 - ((n * 37 + index * 11) % 80);
      await aPass(db, { level_id, player_id, perfect, e_perfect: 100, early_double: n % 2 });
      await aPass(db, { level_id, player_id, perfect: 1000, is_deleted: n === 1, is_duplicate: n !== 1 });
    }
  }
  await transaction(db, recomputeEverything);
  return ids;
}

const { call } = app.as(admin);
const standings = async () => {
  const rows = await app.deps.db
    .selectFrom('player_stats')
    .select(['player_id', 'ranked_score', 'rank'])
    .where('is_ranked', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row]));
};
const lastEffect = async (id: number) => {
  const log = app.deps.db.selectFrom('audit_log').select('after').where('subject_id', '=', id);
  return (await log.orderBy('id', 'desc').executeTakeFirstOrThrow()).after as { effect?: unknown };
};

describe('the preview of an edit', () => {
  it('predicts to the last bit what the edit does, and the log keeps it', async () => {
    const edit = fc.record({
      level: fc.nat(3),
      body: fc.oneof(
        fc.record({ baseScore: fc.constantFrom(null, 5, 80, 99.5, 1200) }),
        fc.record({ diffId: fc.constantFrom(0, 21, 30, 45, 64) }),
        fc.record({ diffId: fc.constantFrom(1, 60), baseScore: fc.constantFrom(null, 70) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(edit, async ({ level, body }) => {
        const id = levels[level] as number;
        const before = await standings();
        const preview = await call('previewLevelEdit', { id, body });
        expect(preview.status, preview.text).toBe(200);
        expect(await standings()).toEqual(before);
        const saved = await call('editLevel', { id, body });
        const after = await standings();
        const moved = [...after.values()].filter((row) => {
          const old = before.get(row.player_id);
          return old?.ranked_score !== row.ranked_score || old.rank !== row.rank;
        });
        const { players } = preview.body;
        expect(players.map(({ id: playerId }) => playerId).sort()).toEqual(
          moved.map((row) => row.player_id).sort(),
        );
        for (const player of players) {
          const [old, now] = [before.get(player.id), after.get(player.id)];
          expect(player).toMatchObject({
            rankedScoreBefore: old?.ranked_score,
            rankedScoreAfter: now?.ranked_score,
            rankBefore: old?.rank,
            rankAfter: now?.rank,
          });
        }
        const moves = players.map(({ rankedScoreBefore, rankedScoreAfter }) =>
          Math.abs(rankedScoreAfter - rankedScoreBefore),
        );
        expect(moves).toEqual([...moves].sort((a, b) => b - a));
        const isChange = preview.body.rescoredPasses > 0;
        if (saved.body.version > 1 && isChange) expect((await lastEffect(id)).effect).toEqual(preview.body);
      }),
      { numRuns: 25 },
    );
  });

  it('counts every pass of the level, and none for an edit of texts', async () => {
    const id = levels[0] as number;
    const passes = await app.deps.db.selectFrom('passes').select('id').where('level_id', '=', id).execute();
    expect((await call('previewLevelEdit', { id, body: { baseScore: 4321 } })).body.rescoredPasses).toBe(
      passes.length,
    );
    const text = await call('previewLevelEdit', { id, body: { song: 'Else', version: 1 } });
    expect(text.body).toEqual({ rescoredPasses: 0, players: [] });
  });

  it('names fifty at most', async () => {
    const { db } = app.deps;
    const id = await aLevel(db);
    for (let n = 0; n < 55; n++)
      await aPass(db, { level_id: id, player_id: await aPlayer(db), perfect: 500 + n, e_perfect: 400 });
    await transaction(db, recomputeEverything);
    const { body } = await call('previewLevelEdit', { id, body: { baseScore: 5000 } });
    expect([body.rescoredPasses, body.players.length]).toEqual([55, 50]);
  });

  it('waits for no edit', async () => {
    const id = levels[0] as number;
    await transaction(app.deps.db, async (trx) => {
      await sql`SELECT FROM levels WHERE id = ${id} FOR UPDATE`.execute(trx);
      await lockThing(trx, 'standings');
      await sql`UPDATE player_stats SET wf_score = wf_score`.execute(trx);
      expect((await call('previewLevelEdit', { id, body: { baseScore: 44 } })).status).toBe(200);
    });
  });

  it('is made one at a time for each user, and not for long', async () => {
    const id = levels[0] as number;
    await transaction(app.deps.db, async (trx) => {
      await lockThing(trx, 'preview', String(admin.id));
      const reply = await call('previewLevelEdit', { id, body: { baseScore: 44 } });
      expect([reply.outcome, reply.headers['retry-after']]).toEqual(['503 PREVIEW_BUSY', '5']);
      const other = await signedInUser(app, { role: 'superAdmin' });
      const theirs = app.as(other).call('previewLevelEdit', { id, body: { baseScore: 44 } });
      expect((await theirs).status).toBe(200);
    });
    await transaction(app.deps.db, async (trx) => {
      await sql`LOCK TABLE pass_lookup, passes IN ACCESS EXCLUSIVE MODE`.execute(trx);
      const preview = previewEdit(app.deps.db, admin.id, id, { baseScore: 44 }, 50);
      await expect(preview).rejects.toMatchObject({ code: 'PREVIEW_BUSY' });
    });
  });

  it.each([
    [{ baseScore: -1 }, 400, 'VALIDATION_FAILED'],
    [{ diffId: 4711 }, 400, 'DIFFICULTY_NOT_FOUND'],
  ])('refuses %o', async (body, status, code) => {
    expect((await call('previewLevelEdit', { id: levels[0], body })).outcome).toBe(`${status} ${code}`);
  });

  it('works for every level that is there, deleted ones too', async () => {
    expect((await call('previewLevelEdit', { id: 2_000_000_000, body: { baseScore: 3 } })).outcome).toBe(
      '404 NOT_FOUND',
    );
    const { db } = app.deps;
    const id = await aLevel(db, { is_deleted: true });
    await aPass(db, { level_id: id, player_id: await aPlayer(db) });
    await transaction(db, recomputeEverything);
    const { body } = await call('previewLevelEdit', { id, body: { baseScore: 300 } });
    expect(body).toEqual({ rescoredPasses: 1, players: [] });
  });
});
