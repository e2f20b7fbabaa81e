import type { EditEffect } from '@rondo/contract/levels';
import type { Move } from '@rondo/domain/players';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { movesByScoring } from './moves.repository.ts';

/** A level with the difficulty and the base score that it is to have. */
export type ScoredLevel = {
  readonly levelId: number;
  readonly diffId: number;
  readonly baseScore: number | null;
};

/**
 * What scoring a level's passes by another base does: how many are rescored, and whose ranked score and rank move
 * most. Only reads; the level's stored difficulty and base score play no part.
 */
export async function selectEditEffect(
  trx: Trx,
  level: ScoredLevel,
): Promise<{ readonly effect: EditEffect; readonly moves: readonly Move[] }> {
  const { levelId, diffId, baseScore } = level;
  const passes = await sql<{ count: number }>`
    SELECT count(*) AS count FROM passes WHERE level_id = ${levelId}`.execute(trx);
  const scored = sql`
    SELECT ${levelId}::int AS level_id, d.id AS diff_id, d.name AS diff_name, d.base_score AS diff_base,
      ${baseScore}::float8 AS base_score
    FROM difficulties d WHERE d.id = ${diffId}`;
  const { players, all } = await movesByScoring(trx, scored);
  return { effect: { rescoredPasses: passes.rows[0]?.count ?? 0, players }, moves: all };
}
