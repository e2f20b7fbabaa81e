import fc from 'fast-check';
import { expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { appOfTests } from '../../testing/before-tests.ts';
import { aLevel, aPass, aPlayer } from '../../testing/catalogue.ts';
import { expectStandingsFromNothing } from '../../testing/standings-from-nothing.ts';
import { recomputeEverything } from '../players/index.ts';
import { type DifficultyChange, difficultyChanged } from './difficulty-changed.ts';

const app = appOfTests();
const [P5, G5, U5, MARATHON, QQ] = [5, 25, 45, 64, 10100];
const IDS = [P5, G5, U5, MARATHON, QQ];

/** Eight levels over five difficulties, three of them with a base score of their own, with passes of four players. */
async function someStandings(): Promise<void> {
  const { db } = app.deps;
  const players = [];
  for (let n = 0; n < 4; n += 1) players.push(await aPlayer(db, { is_banned: n === 3 }));
  for (let n = 0; n < 8; n += 1) {
    const diff_id = IDS[n % IDS.length] as number;
    const level_id = await aLevel(db, { diff_id, base_score: n % 3 === 0 ? 10 * (n + 1) : null });
    for (const [place, player_id] of players.entries())
      if ((n + place) % 3 !== 0)
        await aPass(db, {
          level_id,
          player_id,
          e_perfect: n * 7 + place,
          speed: 1 + (n % 2) / 2,
          is_12k: n % 4 === 1,
        });
  }
  await transaction(db, recomputeEverything);
}

const put = fc.record(
  {
    id: fc.constantFrom(...IDS),
    base_score: fc.constantFrom(0, 0.5, 300, 9_999_999),
    type: fc.constantFrom('PGU' as const, 'SPECIAL' as const),
    sort_order: fc.integer({ min: -5000, max: -1 }),
    name: fc.constantFrom('Marathon', 'MARATHON', 'U99', 'Ux', 'P5', 'Other'),
  },
  { requiredKeys: ['id'] },
);
const remove = fc.record({ id: fc.constantFrom(...IDS), fallbackId: fc.constantFrom(0, 1, 60, ...IDS) });

it('random changes leave standings as they would be from nothing', async () => {
  await someStandings();
  const step = fc.oneof(
    { weight: 5, arbitrary: put.map((row): DifficultyChange => ({ put: [row] })) },
    { weight: 1, arbitrary: remove.map((row): DifficultyChange => ({ remove: row })) },
  );
  let written = 0;
  await fc.assert(
    fc.asyncProperty(step, async (change) => {
      // Names and places that are taken, and rows that are gone, are refused as a whole.
      const outcome = transaction(app.deps.db, (trx) => difficultyChanged(trx, app.deps.config, change));
      written += await outcome.then(
        () => 1,
        () => 0,
      );
      await expectStandingsFromNothing(app.deps.db);
    }),
    { numRuns: 40 },
  );
  expect(written).toBeGreaterThan(5);
});
