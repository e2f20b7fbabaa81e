import type { EditEffect, LevelChange } from '@rondo/contract/levels';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';

/** More than any level has; a reader never waits for more. */
const MOST = 500;

export type ChangeRow = Omit<LevelChange, 'date' | 'changeId' | 'worldsFirst' | 'isOfDifficulty'> & {
  readonly at: Date;
  readonly kind: 'score' | 'difficulty' | 'worldsFirst';
  /** Who holds the worlds first since; null where nobody does, and for changes of another kind. */
  readonly holder: NonNullable<LevelChange['worldsFirst']> | null;
};

// Holders whose pass is not shown any more are for super admins only.
const historySql = prepared(`
  SELECT h.id, h.at, h.kind, o.ref::json AS "oldDifficulty", n.ref::json AS "newDifficulty",
    h.old_base_score AS "oldBaseScore", h.new_base_score AS "newBaseScore", h.reason, h.votes,
    a.after -> 'effect' IS NOT NULL AS "hasEffect",
    CASE WHEN p.id IS NOT NULL THEN json_build_object('playerId', pl.id, 'name', pl.name, 'passId', p.id) END AS holder
  FROM level_changes h
  JOIN difficulties n ON n.id = h.new_diff_id
  LEFT JOIN difficulties o ON o.id = h.old_diff_id
  LEFT JOIN passes p ON p.id = h.worlds_first_pass_id
  LEFT JOIN players pl ON pl.id = p.player_id
  LEFT JOIN audit_log a ON a.id = h.audit_id
  WHERE h.level_id = $1 AND (p.id IS NULL OR p.is_listed OR $2)
  ORDER BY h.id DESC LIMIT ${MOST}`);

/** Each change of a level, the latest first. */
export async function selectHistory(db: Db, levelId: number, isStaff: boolean): Promise<ChangeRow[]> {
  return (await runText<ChangeRow>(db, historySql, [levelId, isStaff])).rows;
}

/** What was recorded with a change of a level; null where nothing was. */
export async function selectEffect(db: Db, levelId: number, changeId: number): Promise<EditEffect | null> {
  const row = await db
    .selectFrom('level_changes as h')
    .innerJoin('audit_log as a', 'a.id', 'h.audit_id')
    .select(sql<EditEffect | null>`a.after -> 'effect'`.as('effect'))
    .where('h.id', '=', changeId)
    .where('h.level_id', '=', levelId)
    .executeTakeFirst();
  return row?.effect ?? null;
}

/** Those of the players who are banned now. */
export async function selectBannedPlayers(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('players')
    .select('id')
    .where('id', 'in', [...ids])
    .where('is_banned', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}
