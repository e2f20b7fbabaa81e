import { type Kysely, sql } from 'kysely';

/**
 * pass_figures: accuracy and score of a pass, the SQL form of `scorePass` (docs/rules/passes.md#score). A test holds
 * the two together. One plain SELECT, so that the planner puts it into the statement that rescores many passes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION pass_figures(
      early_double integer, early_single integer, e_perfect integer, perfect integer, l_perfect integer,
      late_single integer, late_double integer, speed double precision, is_no_hold_tap boolean,
      level_base double precision, difficulty_id integer, difficulty_name text, difficulty_base double precision
    ) RETURNS TABLE (accuracy double precision, score double precision)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    BEGIN ATOMIC
      SELECT f.accuracy,
        CASE WHEN f.marathon
          THEN greatest(greatest(f.base, 1) * f.accuracy_factor * f.marathon_speed_factor, 1)
          ELSE f.base * f.accuracy_factor * f.speed_factor END
        * f.miss_factor * CASE WHEN is_no_hold_tap THEN 0.9::float8 ELSE 1::float8 END
      FROM (
        SELECT a.accuracy, a.marathon, a.base,
          CASE WHEN a.accuracy < 0.95::float8 THEN 1::float8
            WHEN a.accuracy < 1 THEN 0.513::float8 - 0.027::float8 / (a.accuracy - 1.0054::float8)
            ELSE 10::float8 END AS accuracy_factor,
          CASE WHEN coalesce(speed, 0) IN (0, 1) THEN 1::float8
            WHEN speed < 1 THEN 0::float8
            WHEN speed < 1.1::float8 THEN 4.5::float8 - 3.5::float8 * speed
            WHEN speed < 1.5::float8 THEN 0.65::float8
            WHEN speed < 2 THEN 0.7::float8 * speed - 0.4::float8
            ELSE 1::float8 END AS speed_factor,
          CASE WHEN coalesce(speed, 0) IN (0, 1) THEN 1::float8
            WHEN speed < 1 THEN 0::float8
            ELSE greatest(2 - speed, 0) END AS marathon_speed_factor,
          CASE WHEN early_double = 0 THEN 1.1::float8
            WHEN a.counted <= 0 THEN 1::float8
            WHEN a.counted <= 1 THEN 0.9::float8
            WHEN a.counted <= 25.5::float8
              THEN 0.9::float8 - 0.2::float8 * power((a.counted - 1) / 24.5::float8, 0.7::float8)
            WHEN a.counted <= 50
              THEN 0.5::float8 + 0.2::float8 * power((50 - a.counted) / 24.5::float8, 0.7::float8)
            ELSE 0.5::float8 END AS miss_factor
        FROM (
          SELECT
            CASE WHEN n.judged = 0 THEN 0::float8
              WHEN perfect = n.judged THEN 1::float8
              ELSE (perfect + 0.75::float8 * (e_perfect + l_perfect) + 0.4::float8 * (early_single + late_single)
                + 0.2::float8 * (early_double + late_double)) / n.judged END AS accuracy,
            (early_double - floor((n.judged - early_double - late_double) / 315::float8))::float8 AS counted,
            difficulty_id = 64 OR lower(difficulty_name) = 'marathon' AS marathon,
            coalesce(nullif(level_base, 0), difficulty_base, 0) AS base
          FROM (
            SELECT early_double + early_single + e_perfect + perfect + l_perfect + late_single + late_double AS judged
          ) n
        ) a
      ) f;
    END`.execute(db);
}
