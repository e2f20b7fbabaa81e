import type { Db, Trx } from '../../platform/db/database.ts';
import { prepared, runText } from '../../platform/db/prepared.ts';
import { levelOwnFields, levelWith, playerRef } from '../../platform/db/wire/fragments.ts';
import {
  jsonDay,
  type JsonSql,
  jsonNumber,
  jsonObject,
  jsonReady,
  jsonText,
  jsonTime,
} from '../../platform/db/wire/json.ts';

export interface LevelRow {
  readonly isDeleted: boolean;
  readonly text: string;
}

/** The best of the passes shown on the level in one order; equal ones: the lowest pass id. */
function record(order: string, measure: Readonly<Record<string, JsonSql>>): JsonSql {
  const shape = jsonText(jsonObject({ passId: jsonNumber('b.id'), player: playerRef, ...measure }));
  return jsonReady(
    `(SELECT ${shape}
      FROM (SELECT * FROM shown ORDER BY ${order}, id LIMIT 1) b
      JOIN players pl ON pl.id = b.player_id)`,
    'null',
  );
}

const records = {
  firstClear: record('vid_upload_time, is_day_only', {
    date: jsonTime('b.vid_upload_time'),
    vidUploadDay: jsonDay('b.vid_upload_time', 'b.is_day_only'),
  }),
  highestScore: record('score_v2 DESC', { value: jsonNumber('b.score_v2') }),
  highestSpeed: record('speed DESC', { value: jsonNumber('b.speed') }),
  highestAccuracy: record('accuracy DESC', { value: jsonNumber('b.accuracy') }),
};

const from = `
  FROM levels l
  JOIN level_cards c ON c.level_id = l.id
  JOIN difficulties d ON d.id = l.diff_id
  LEFT JOIN difficulties o ON o.id = l.previous_diff_id`;

const levelSql = prepared(`
  SELECT l.is_deleted AS "isDeleted", ${jsonText(levelWith(levelOwnFields))} AS text
  ${from} WHERE l.id = $1`);

const levelsSql = `
  SELECT l.id, ${jsonText(levelWith(levelOwnFields))} AS text
  ${from} WHERE l.id = ANY ($1::integer[])`;

const levelDetailSql = prepared(`
  WITH shown AS MATERIALIZED (
    SELECT p.id, p.player_id, p.score_v2, p.speed, p.accuracy, p.vid_upload_time, p.is_day_only
    FROM passes p JOIN players owner ON owner.id = p.player_id
    WHERE p.level_id = $1 AND NOT p.is_deleted AND NOT p.is_duplicate AND NOT owner.is_banned
  )
  SELECT l.is_deleted AS "isDeleted", ${jsonText(levelWith({ ...levelOwnFields, ...records }))} AS text
  ${from} WHERE l.id = $1`);

/** A Level of the wire as JSON text, deleted or not; null where there is none. */
export async function selectLevel(db: Db | Trx, id: number): Promise<LevelRow | null> {
  const { rows } = await runText<LevelRow>(db, levelSql, [id]);
  return rows[0] ?? null;
}

/** The same texts of many levels, by id. */
export async function selectLevelTexts(
  db: Db | Trx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await runText<{ id: number; text: string }>(db, levelsSql, [ids]);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** The same text of a level that was just written. */
export async function writtenLevel(trx: Trx, id: number): Promise<string> {
  return (await selectLevel(trx, id))?.text ?? '';
}

/** The same with the records over the passes shown on it. */
export async function selectLevelDetail(db: Db | Trx, id: number): Promise<LevelRow | null> {
  const { rows } = await runText<LevelRow>(db, levelDetailSql, [id]);
  return rows[0] ?? null;
}

/** Whether a level is deleted; null where there is none. */
export async function selectIsDeleted(db: Db | Trx, id: number): Promise<boolean | null> {
  const row = await db.selectFrom('levels').select('is_deleted').where('id', '=', id).executeTakeFirst();
  return row?.is_deleted ?? null;
}
