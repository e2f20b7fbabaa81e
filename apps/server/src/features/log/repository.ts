import type { LogEntry } from '@rondo/contract/log';
import type { LogAction } from '@rondo/contract/log-actions';
import type { NamedType, namedIds } from '@rondo/domain/log';
import type { PageWindow } from '@rondo/domain/paging';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { AuditLogTable } from '../../platform/db/schema.gen.ts';

/** What the log is narrowed to; a subject without id is every subject of the type. */
export type LogFilter = {
  readonly actorId?: number | undefined;
  readonly subject?: { readonly type: string; readonly id: number | null } | undefined;
  readonly action?: string | undefined;
  readonly withoutClaims?: boolean;
};

/** `before` and `after` are JSON texts. @returns the rows' ids */
export async function insertEntries(trx: Trx, rows: readonly Insertable<AuditLogTable>[]): Promise<number[]> {
  const inserted = await trx.insertInto('audit_log').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export type LogRow = Awaited<ReturnType<typeof selectLog>>[number];

/** The rows of the page, and one more where there is one; the latest first. */
export function selectLog(db: Db, filter: LogFilter, { limit, offset }: PageWindow) {
  const page = filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .offset(offset);
  return db
    .selectFrom(page.as('a'))
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .selectAll('a')
    .select(sql<LogEntry['actor']>`CASE WHEN u.id IS NOT NULL THEN user_ref(u)::json END`.as('actor'))
    .orderBy('a.id', 'desc')
    .execute();
}

/** How many rows there are, up to `most`. */
export async function countLog(db: Db, filter: LogFilter, most: number): Promise<number> {
  const found = await db
    .selectFrom(filtered(db, filter).select('id').limit(most).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return found.count;
}

/** Most names of one kind that one page looks up; merges and imports can move thousands of things. */
const MOST_NAMES = 1000;

/** Present names of what the ids lead to; a user's is the username, a deleted difficulty's its last one. */
export async function selectNames(db: Db, ids: ReturnType<typeof namedIds>) {
  if (ids.size === 0) return [];
  // 0 is the difficulty of new levels, and nothing else.
  const of = (type: NamedType) =>
    [...(ids.get(type) ?? [])].filter((id) => id === 0 || isRowId(id)).slice(0, MOST_NAMES);
  const { rows } = await sql<{ type: NamedType; id: number; name: string }>`
    SELECT 'level' AS type, id, song AS name FROM levels WHERE id = ANY (${of('level')}::int[])
    UNION ALL SELECT 'player', id, name FROM players WHERE id = ANY (${of('player')}::int[])
    UNION ALL SELECT 'creator', id, name FROM creators WHERE id = ANY (${of('creator')}::int[])
    UNION ALL SELECT 'team', id, name FROM teams WHERE id = ANY (${of('team')}::int[])
    UNION ALL SELECT 'difficulty', id, name FROM difficulties WHERE id = ANY (${of('difficulty')}::int[])
    UNION ALL SELECT 'user', id, username FROM users WHERE id = ANY (${of('user')}::int[])`.execute(db);
  return rows;
}

const CLAIMS: LogAction[] = [
  'levelSubmission.claim',
  'levelSubmission.release',
  'passSubmission.claim',
  'passSubmission.release',
];

function filtered(db: Db, { actorId, subject, action, withoutClaims }: LogFilter) {
  let rows = db.selectFrom('audit_log');
  // Ids of the address may be larger than any integer column holds.
  if (actorId !== undefined) rows = rows.where('actor_id', '=', sql<number>`${actorId}::bigint`);
  if (subject !== undefined) rows = rows.where('subject_type', '=', subject.type);
  if (typeof subject?.id === 'number')
    rows = rows.where('subject_id', '=', sql<number>`${subject.id}::bigint`);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (withoutClaims) rows = rows.where('action', 'not in', CLAIMS);
  return rows;
}
