import { type Judgements, JUDGEMENT_KEYS, scorePass } from '@rondo/domain/passes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';

type Case = {
  counts: readonly number[];
  levelBase: number | null;
  base: number;
  speed: number | null;
  isNoHoldTap: boolean;
  difficulty: { id: number; name: string };
};

const PGU = { id: 30, name: 'G10' };
const MARATHON = { id: 64, name: 'Marathon' };

/** docs/rules/passes.md#cases: counts, level base, difficulty base, speed, flags, score. */
const ROWS: [string, number | null, number, number, string, number][] = [
  ['0,0,0,500,0,0,0', null, 100, 1, '', 1100],
  ['0,0,20,460,20,0,0', null, 100, 1, '', 173.359134],
  ['0,5,50,400,40,5,0', null, 250, 1, '', 275],
  ['1,0,10,480,10,0,0', null, 500, 1, '', 1051.700696],
  ['2,0,10,480,10,0,0', null, 500, 1, '', 885.927974],
  ['10,5,30,1500,30,5,0', null, 1000, 1, '', 1376.204644],
  ['40,5,30,1500,30,5,0', null, 1000, 1, '', 773.395923],
  ['80,10,60,1500,60,10,0', null, 1000, 1, '', 500],
  ['0,0,5,990,5,0,0', 1200, 1000, 1.05, '', 4280.555734],
  ['0,0,5,990,5,0,0', null, 400, 1.2, '', 1124.186354],
  ['0,0,5,990,5,0,0', null, 400, 1.75, '', 1426.851911],
  ['0,0,5,990,5,0,0', null, 400, 2.5, '', 1729.517468],
  ['0,0,5,990,5,0,0', null, 400, 0.9, '', 0],
  ['0,0,5,990,5,0,0', null, 400, 1, 'no-hold', 1556.565722],
  ['3,0,0,100,0,0,0', 0, 75, 1, '', 94.352405],
  ['25,0,0,200,0,0,0', null, 60, 1, '', 42.171958],
  ['26,0,0,200,0,0,0', null, 60, 1, '', 41.828042],
  ['0,0,10,300,10,0,0', null, 0, 1.5, 'Marathon', 1.1],
  ['0,0,10,300,10,0,0', 40, 0, 1.5, 'Marathon', 39.538081],
  ['0,0,0,800,0,0,0', 300, 250, 1, '', 3300],
  ['0,0,19,981,0,0,0', null, 850, 1, '', 2966.847118],
  ['0,0,0,95,0,0,0', null, 10, 1, '', 110],
  ['0,0,0,1000,0,0,0', null, 100, 1, 'no-hold', 990],
  ['0,2,20,960,18,0,0', null, 100, 1, '', 240.90205],
  ['1,2,20,960,18,0,0', null, 100, 1, '', 211.171994],
  ['5,2,20,960,18,0,0', null, 100, 1, '', 163.54054],
  ['0,2,20,960,18,0,0', null, 250, 1.5, '', 391.465831],
  ['0,2,20,960,18,0,0', null, 250, 2, '', 602.255124],
  ['60,0,0,940,0,0,0', null, 100, 1, '', 50.930899],
  ['0,0,10,300,10,0,0', null, 0, 1, 'Marathon', 1.976904],
  ['0,0,10,300,10,0,0', 40, 0, 2.5, 'Marathon no-hold', 0.99],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function figuresInSql(cases: readonly Case[]) {
  const rows = cases.map(({ counts, levelBase, base, speed, isNoHoldTap, difficulty }, place) => ({
    place,
    counts,
    level_base: levelBase,
    base,
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

function figuresInDomain({ counts, levelBase, base, speed, isNoHoldTap, difficulty }: Case) {
  const judgements = Object.fromEntries(JUDGEMENT_KEYS.map((key, index) => [key, counts[index]]));
  return scorePass({
    judgements: judgements as unknown as Judgements,
    levelBaseScore: levelBase,
    difficulty: { ...difficulty, baseScore: base },
    speed,
    isNoHoldTap,
  });
}

describe('pass_figures', () => {
  it('gives the 31 worked scores of the rules', async () => {
    const cases = ROWS.map(
      ([counts, levelBase, base, speed, flags]): Case => ({
        counts: counts.split(',').map(Number),
        levelBase,
        base,
        speed,
        isNoHoldTap: flags.includes('no-hold'),
        difficulty: flags.includes('Marathon') ? MARATHON : PGU,
      }),
    );
    const found = await figuresInSql(cases);
    expect(found).toHaveLength(31);
    for (const [index, figures] of found.entries()) {
      const [, , , , , score] = ROWS[index] ?? [];
      const domain = figuresInDomain(cases[index] as Case);
      expect(Math.abs(figures.score - (score ?? 0)), `row ${index + 1}`).toBeLessThanOrEqual(
        1e-6 * Math.max(1, score ?? 0),
      );
      expect(figures.accuracy, `row ${index + 1}`).toBe(domain.accuracy);
      expect(closeness(figures.score, domain.scoreV2), `row ${index + 1}`).toBeLessThanOrEqual(1e-9);
    }
  });

  it('agrees with the domain on 10,000 random passes', async () => {
    const cases = Array.from({ length: 10_000 }, (_, index) => randomCase(index));
    const found = await figuresInSql(cases);
    for (const [index, figures] of found.entries()) {
      const one = cases[index] as Case;
      const domain = figuresInDomain(one);
      expect(closeness(figures.accuracy, domain.accuracy), JSON.stringify(one)).toBeLessThanOrEqual(1e-9);
      expect(closeness(figures.score, domain.scoreV2), JSON.stringify(one)).toBeLessThanOrEqual(1e-9);
    }
  });
});

const closeness = (a: number, b: number) => Math.abs(a - b) / Math.max(1, Math.abs(b));

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const whole = (most: number) => Math.floor(Math.random() * (most + 1));

/** Small, huge and empty counts, speeds at every edge of the bands, bases of every kind. */
function randomCase(index: number): Case {
  const most = pick([0, 1, 5, 60, 2000, 10_000_000]);
  const misses = pick([0, 0, 1, 2, 25, 26, 27, 49, 50, 51, 52, 80]);
  const counts = Array.from({ length: 7 }, () => whole(pick([0, most])));
  counts[0] = pick([misses, misses + Math.floor((counts[3] ?? 0) / 315)]);
  if (index % 10 === 0) counts.fill(0).splice(3, 1, whole(5000));
  return {
    counts,
    levelBase: pick([null, 0, 0.1, 40, 1200, 1_000_000]),
    base: pick([0, 0.1, 1, 75, 11_000]),
    speed: pick([null, 0, 0.5, 0.99, 1, 1.05, 1.1, 1.2, 1.5, 1.75, 2, 2.5, 100, 1 + Math.random()]),
    isNoHoldTap: pick([true, false]),
    difficulty: pick([PGU, PGU, MARATHON, { id: 77, name: 'mArAtHoN' }, { id: 0, name: 'Unranked' }]),
  };
}
