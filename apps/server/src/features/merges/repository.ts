import type { Merge } from '@rondo/contract/merges';
import { undoableSince, undoUntil } from '@rondo/domain/merges';
import { type Insertable, sql } from 'kysely';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rowOf } from '../../platform/db/nested-rows.ts';
import type { MergesTable } from '../../platform/db/schema.gen.ts';

export type MergeKind = MergesTable['kind'];

/**
 * Keeps what a merge did, so that an undo can revert exactly that. The kind decides what the object `moved` holds.
 * @returns the merge's id
 */
export async function recordMerge(
  trx: Trx,
  { moved, ...merge }: Omit<Insertable<MergesTable>, 'moved'> & { readonly moved: object },
): Promise<number> {
  const row = { ...merge, moved: sql<Json>`${JSON.stringify(moved)}::jsonb` };
  const { id } = await trx.insertInto('merges').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The merge, locked for its undo. */
export function lockMerge(trx: Trx, kind: MergeKind, id: number) {
  return trx
    .selectFrom('merges')
    .select([
      'id',
      'source_id as sourceId',
      'target_id as targetId',
      'moved',
      'created_at as createdAt',
      'undone_at as undoneAt',
    ])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('merges').set({ undone_at: at }).where('id', '=', id).execute();
}

/** The latest merge into which something went that is not undone, or null. */
export async function standingMergeOf(trx: Trx, kind: MergeKind, sourceId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('merges')
    .select('id')
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

const tables = { player: 'players', creator: 'creators' } as const;

/** Merges of the time in which they can be undone, the latest first; `counts` gives the sizes of what moved. */
export async function recentMerges(
  db: Db,
  kind: MergeKind,
  now: Date,
  counts: (moved: Json) => Record<string, number>,
): Promise<Merge[]> {
  const table = sql.table(tables[kind]);
  const { rows } = await sql<RecentMerge>`
    SELECT m.id AS "mergeId", ${sql.raw(rowOf('SELECT s.id, s.name'))} AS source,
      ${sql.raw(rowOf('SELECT t.id, t.name'))} AS target,
      CASE WHEN u.id IS NOT NULL THEN user_ref(u)::json END AS actor,
      m.created_at AS "createdAt", m.undone_at AS "undoneAt", m.moved
    FROM merges m
    JOIN ${table} s ON s.id = m.source_id
    JOIN ${table} t ON t.id = m.target_id
    LEFT JOIN users u ON u.id = m.actor_id
    WHERE m.kind = ${kind} AND m.created_at > ${undoableSince(now)}
    ORDER BY m.id DESC LIMIT 200`.execute(db);
  return rows.map(({ createdAt, undoneAt, moved, ...merge }) => ({
    ...merge,
    createdAt: createdAt.toISOString(),
    undoUntil: undoUntil(createdAt).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    moved: counts(moved),
  }));
}

/** How many there are of those that `recentMerges` lists, also beyond its end. */
export async function countRecentMerges(db: Db, kind: MergeKind, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM merges WHERE kind = ${kind} AND created_at > ${undoableSince(now)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

type RecentMerge = Pick<Merge, 'mergeId' | 'source' | 'target' | 'actor'> & {
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
  readonly moved: Json;
};
