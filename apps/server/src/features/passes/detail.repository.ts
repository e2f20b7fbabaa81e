import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { levelListItem, levelOfPass, passFields, playerRef } from '../../platform/db/wire/fragments.ts';
import { jsonObject, jsonReady, jsonText } from '../../platform/db/wire/json.ts';

export interface PassRow {
  readonly isDeleted: boolean;
  /** Its player is banned, or its level deleted: for staff only. */
  readonly isWithdrawn: boolean;
  readonly text: string;
}

export interface PassDetailRow extends PassRow {
  readonly rankedScore: number;
  readonly rank: number | null;
  /** The countable passes of its player as a JSON list of [id, levelId, scoreV2]. */
  readonly countable: string;
}

const passColumns = `
  p.is_deleted AS "isDeleted", pl.is_banned OR l.is_deleted AS "isWithdrawn",
  ${jsonText(jsonObject(passFields(playerRef, levelListItem)))} AS text`;

const passJoins = `
  FROM passes p
  JOIN players pl ON pl.id = p.player_id
  JOIN levels l ON l.id = p.level_id
  JOIN level_cards c ON c.level_id = p.level_id
  JOIN difficulties d ON d.id = l.diff_id`;

const passSql = prepared(`SELECT ${passColumns} ${passJoins} WHERE p.id = $1`);

const passesSql = `SELECT p.id, ${passColumns} ${passJoins} WHERE p.id = ANY ($1::integer[])`;

// A listed pass stands on a level that is not deleted, so that only the others ask their level.
const passDetailSql = prepared(`
  SELECT ${passColumns}, s.ranked_score AS "rankedScore", s.rank,
    (SELECT concat('[', string_agg(concat('[', o.id, ',', o.level_id, ',', o.score_v2, ']'), ','), ']')
      FROM passes o
      WHERE o.player_id = p.player_id AND NOT o.is_deleted AND NOT o.is_duplicate
        AND (o.is_listed OR EXISTS (SELECT FROM levels ol WHERE ol.id = o.level_id AND NOT ol.is_deleted))
    ) AS countable
  ${passJoins}
  JOIN player_stats s ON s.player_id = p.player_id
  WHERE p.id = $1`);

const passesOfLevelSql = prepared(`
  SELECT l.is_deleted AS "isDeleted", coalesce(shown.text, '') AS text
  FROM levels l
  JOIN level_cards c ON c.level_id = l.id
  JOIN difficulties d ON d.id = l.diff_id
  LEFT JOIN LATERAL (
    SELECT string_agg(best.item, ',') AS text
    FROM (
      SELECT ${jsonText(jsonObject(passFields(playerRef, jsonReady('own.level'))))} AS item
      FROM (SELECT ${jsonText(levelOfPass)} AS level OFFSET 0) own
      CROSS JOIN passes p
      JOIN players pl ON pl.id = p.player_id AND NOT pl.is_banned
          WHERE p.level_id = l.id AND NOT p.is_deleted AND NOT p.is_duplicate
      ORDER BY p.score_v2 DESC, p.id
    ) best
  ) shown ON true
  WHERE l.id = $1`);

/** A Pass of the wire as JSON text, whoever may see it; null where there is none. */
export async function selectPass(db: Db | Trx, id: number): Promise<PassRow | null> {
  const { rows } = await runText<PassRow>(db, passSql, [id]);
  return rows[0] ?? null;
}

/** The same texts of many passes, by id. */
export async function selectPassTexts(
  db: Db | Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await runText<{ id: number; text: string }>(db, passesSql, [ids]);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** The same with what its score info is made of. */
export async function selectPassDetail(db: Db | Trx, id: number): Promise<PassDetailRow | null> {
  const { rows } = await runText<PassDetailRow>(db, passDetailSql, [id]);
  return rows[0] ?? null;
}

/** The passes shown on a level, best first, as the inside of a JSON list; null where there is no such level. */
export async function selectPassesOfLevel(
  db: Db,
  levelId: number,
): Promise<{ readonly isDeleted: boolean; readonly text: string } | null> {
  const { rows } = await runText<{ isDeleted: boolean; text: string }>(db, passesOfLevelSql, [levelId]);
  return rows[0] ?? null;
}
