import type { EditEffect } from '@rondo/contract/level-writes';
import type { LevelChange } from '@rondo/contract/levels';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import {
  jsonBoolean,
  jsonContinued,
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonReady,
  jsonString,
  jsonText,
  jsonTime,
} from '../../platform/db/wire/json.ts';

/** More than any level has; a reader never waits for more. */
const MOST = 500;

const change = jsonObject({
  id: jsonNumber('h.id'),
  date: jsonTime('h.at'),
  oldDifficulty: jsonReady('o.ref', 'null'),
  newDifficulty: jsonReady('n.ref'),
  oldBaseScore: jsonNumberOrNull('h.old_base_score'),
  newBaseScore: jsonNumberOrNull('h.new_base_score'),
  reason: jsonString('h.reason'),
  votes: jsonReady('h.votes::text', 'null'),
  changeId: jsonNumber('h.id'),
  hasEffect: jsonBoolean("a.after -> 'effect' IS NOT NULL"),
} satisfies { [K in Exclude<keyof LevelChange, 'worldsFirst'>]: unknown });

const holder = jsonText(
  jsonObject({
    playerId: jsonNumber('pl.id'),
    name: jsonString('pl.name'),
    passId: jsonNumber('p.id'),
  }),
);
const withHolder = jsonText(
  jsonContinued(`left(${jsonText(change)}, -1)`, {
    worldsFirst: [`CASE WHEN p.id IS NULL THEN 'null' ELSE ${holder} END`],
  }),
);

// Holders whose pass is not shown any more are for super admins only.
const historySql = prepared(`
  SELECT CASE h.kind WHEN 'worldsFirst' THEN ${withHolder} ELSE ${jsonText(change)} END AS item
  FROM level_changes h
  JOIN difficulties n ON n.id = h.new_diff_id
  LEFT JOIN difficulties o ON o.id = h.old_diff_id
  LEFT JOIN passes p ON p.id = h.worlds_first_pass_id
  LEFT JOIN players pl ON pl.id = p.player_id
  LEFT JOIN audit_log a ON a.id = h.audit_id
  WHERE h.level_id = $1 AND (p.id IS NULL OR p.is_listed OR $2)
  ORDER BY h.id DESC LIMIT ${MOST}`);

/** JSON of each change of a level, the latest first. */
export async function selectHistory(db: Db, levelId: number, isStaff: boolean): Promise<string[]> {
  const { rows } = await runText<{ item: string }>(db, historySql, [levelId, isStaff]);
  return rows.map(({ item }) => item);
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
