import type { PageWindow } from '@rondo/domain/paging';
import type { Db } from '../../platform/db/database.ts';
import { runText } from '../../platform/db/prepared.ts';
import { SqlValues } from '../../platform/db/sql-values.ts';
import { userRef } from '../../platform/db/wire/fragments.ts';
import {
  jsonNullWhen,
  jsonNumber,
  jsonNumberOrNull,
  jsonObject,
  jsonReady,
  jsonString,
  jsonText,
  jsonTime,
} from '../../platform/db/wire/json.ts';

/** What the log is narrowed to; a subject without id is every subject of the type. */
export type LogWish = {
  readonly actorId?: number | undefined;
  readonly subject?: { readonly type: string; readonly id: number | null } | undefined;
  readonly action?: string | undefined;
};

const entry = jsonText(
  jsonObject({
    id: jsonNumber('a.id'),
    at: jsonTime('a.at'),
    actor: jsonNullWhen('u.id IS NULL', userRef),
    action: jsonString('a.action'),
    subject: jsonObject({
      type: jsonString('a.subject_type'),
      id: jsonNumberOrNull('a.subject_id'),
      title: jsonString('a.subject_title'),
    }),
    before: jsonReady('a.before::text', 'null'),
    after: jsonReady('a.after::text', 'null'),
    reason: jsonString('a.reason'),
  }),
);

/** JSON of each row of the page, and of one more where there is one; the latest first. */
export async function selectLog(db: Db, wish: LogWish, { limit, offset }: PageWindow): Promise<string[]> {
  const values = new SqlValues();
  const { rows } = await runText<{ item: string }>(
    db,
    `SELECT ${entry} AS item
    FROM (
      SELECT a.* FROM audit_log a ${whereSql(wish, values)}
      ORDER BY a.id DESC LIMIT ${values.add(limit + 1)} OFFSET ${values.add(offset)}
    ) a
    LEFT JOIN users u ON u.id = a.actor_id
    ORDER BY a.id DESC`,
    values.all,
  );
  return rows.map(({ item }) => item);
}

/** How many rows there are, up to `most`. */
export async function countLog(db: Db, wish: LogWish, most: number): Promise<number> {
  const values = new SqlValues();
  const { rows } = await runText<{ count: number }>(
    db,
    `SELECT count(*) AS count FROM (SELECT FROM audit_log a ${whereSql(wish, values)} LIMIT ${values.add(most)}) found`,
    values.all,
  );
  return rows[0]?.count ?? 0;
}

function whereSql({ actorId, subject, action }: LogWish, values: SqlValues): string {
  const conditions = [
    ...(actorId === undefined ? [] : [`a.actor_id = ${values.add(actorId)}::bigint`]),
    ...(subject === undefined ? [] : [`a.subject_type = ${values.add(subject.type)}`]),
    ...(typeof subject?.id === 'number' ? [`a.subject_id = ${values.add(subject.id)}::bigint`] : []),
    ...(action === undefined ? [] : [`a.action = ${values.add(action)}`]),
  ];
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}
