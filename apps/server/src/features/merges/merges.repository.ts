import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MergesTable } from '../../platform/db/staff-tables.ts';

export type MergeRow = Selectable<MergesTable>;
export type MergeKind = MergesTable['kind'];

/** Writes down a merge with what it moved, in the form that the undo of its kind reads. @returns the merge's id */
export async function insertMerge(
  trx: Trx,
  merge: {
    readonly kind: MergeKind;
    readonly sourceId: number;
    readonly targetId: number;
    readonly moved: object;
    readonly actorId: number;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('merges')
    .values({
      kind: merge.kind,
      source_id: merge.sourceId,
      target_id: merge.targetId,
      moved: sql`${JSON.stringify(merge.moved)}::jsonb`,
      actor_id: merge.actorId,
      created_at: merge.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The merge, locked until the commit; null where there is none of that kind. */
export async function lockMerge(trx: Trx, kind: MergeKind, id: number): Promise<MergeRow | null> {
  const row = await trx
    .selectFrom('merges')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markUndone(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('merges').set({ undone_at: now }).where('id', '=', id).execute();
}

/** Merges into a target after `since` that were not undone, the latest first. */
export function selectMergesInto(
  db: Db,
  kind: MergeKind,
  targetId: number,
  since: Date,
): Promise<MergeRow[]> {
  return db
    .selectFrom('merges')
    .selectAll()
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('undone_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .execute();
}
