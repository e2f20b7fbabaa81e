import { JUDGEMENT_KEYS, type ScoreInput, scorePass } from '@rondo/domain/passes';
import { judgementsOf, workedScores } from '@rondo/domain/passes/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Random } from '../../../platform/seeded-random.ts';
import { databaseOfTests } from '../../../testing/before-tests.ts';
import { printedRandom } from '../../../testing/printed-random.ts';

const PGU = { id: 30, name: 'G10' };
const MARATHON = { id: 64, name: 'Marathon' };

const database = databaseOfTests();

async function figuresInSql(cases: readonly ScoreInput[]) {
  const rows = cases.map(({ judgements, levelBaseScore, difficulty, speed, isNoHoldTap }, place) => ({
    place,
    counts: JUDGEMENT_KEYS.map((key) => judgements[key]),
    level_base: levelBaseScore,
    base: difficulty.baseScore,
    speed,
    hold: isNoHoldTap,
    diff_id: difficulty.id,
    diff_name: difficulty.name,
  }));
  const result = await sql<{ accuracy: number; score: number }>`
    SELECT f.accuracy, f.score
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c (place int, counts int[], level_base float8,
      base float8, speed float8, hold boolean, diff_id int, diff_name text)
    CROSS JOIN LATERAL pass_figures(counts[1], counts[2], counts[3], counts[4], counts[5], counts[6], counts[7],
      speed, hold, level_base, diff_id, diff_name, base) f
    ORDER BY place`.execute(database.db);
  return result.rows;
}

describe('pass_figures', () => {
  it('gives the 31 worked scores of the rules', async () => {
    const cases = workedScores();
    const found = await figuresInSql(cases.map(({ input }) => input));
    expect(found).toHaveLength(31);
    for (const [index, { row, input, score }] of cases.entries()) {
      const figures = found[index] ?? { accuracy: Number.NaN, score: Number.NaN };
      const domain = scorePass(input);
      expect(closeness(figures.score, score), `row ${row}`).toBeLessThanOrEqual(1e-6);
      expect(figures.accuracy, `row ${row}`).toBe(domain.accuracy);
      expect(closeness(figures.score, domain.scoreV2), `row ${row}`).toBeLessThanOrEqual(1e-9);
    }
  });

  it('agrees with the domain on 10,000 random passes', async () => {
    const random = printedRandom();
    const cases = Array.from({ length: 10_000 }, (_, index) => randomCase(random, index));
    const found = await figuresInSql(cases);
    for (const [index, figures] of found.entries()) {
      const one = cases[index] as ScoreInput;
      const domain = scorePass(one);
      expect(closeness(figures.accuracy, domain.accuracy), JSON.stringify(one)).toBeLessThanOrEqual(1e-9);
      expect(closeness(figures.score, domain.scoreV2), JSON.stringify(one)).toBeLessThanOrEqual(1e-9);
    }
  });
});

const closeness = (a: number, b: number) => Math.abs(a - b) / Math.max(1, Math.abs(b));

/** Small, huge and empty counts, speeds at every edge of the bands, bases of every kind. */
function randomCase({ pick, whole, fraction }: Random, index: number): ScoreInput {
  const most = pick([0, 1, 5, 60, 2000, 10_000_000]);
  const misses = pick([0, 0, 1, 2, 25, 26, 27, 49, 50, 51, 52, 80]);
  const counts = Array.from({ length: 7 }, () => whole(0, pick([0, most])));
  counts[0] = pick([misses, misses + Math.floor((counts[3] ?? 0) / 315)]);
  if (index % 10 === 0) counts.fill(0).splice(3, 1, whole(0, 5000));
  const kind = pick([PGU, PGU, MARATHON, { id: 77, name: 'mArAtHoN' }, { id: 0, name: 'Unranked' }]);
  return {
    judgements: judgementsOf(counts.join(',')),
    levelBaseScore: pick([null, 0, 0.1, 40, 1200, 9_999_999]),
    difficulty: { ...kind, baseScore: pick([0, 0.1, 1, 75, 11_000]) },
    speed: pick([null, 0, 0.5, 0.99, 1, 1.05, 1.1, 1.2, 1.5, 1.75, 2, 2.5, 100, 1 + fraction()]),
    isNoHoldTap: pick([true, false]),
  };
}
