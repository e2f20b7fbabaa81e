import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { CreditsTable, LevelChangesTable, LevelsTable } from '../../platform/db/schema.gen.ts';

export type LevelState = Selectable<LevelsTable>;

/** The level's row, locked for this write; null where there is none. */
export async function lockLevel(trx: Trx, id: number): Promise<LevelState | null> {
  const row = await trx
    .selectFrom('levels')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The rows of levels, locked for this write in the order of their ids; those that are not there are left out. */
export async function lockLevelRows(trx: Trx, ids: readonly number[]): Promise<LevelState[]> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return [];
  return trx
    .selectFrom('levels')
    .selectAll()
    .where('id', 'in', known)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The level's row as it stands at this moment; null where there is none. */
export async function selectLevelState(db: Db | Trx, id: number): Promise<LevelState | null> {
  return (await db.selectFrom('levels').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function insertLevelRow(trx: Trx, level: Insertable<LevelsTable>): Promise<number> {
  const { id } = await trx.insertInto('levels').values(level).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertCredits(trx: Trx, credits: readonly Insertable<CreditsTable>[]): Promise<void> {
  await trx.insertInto('credits').values(credits).execute();
}

/** Changes the level's own fields by staff: its version goes up by one (docs/rules/levels.md#level-edit). */
export function updateLevel(trx: Trx, id: number, changes: Updateable<LevelsTable>): Promise<void> {
  return updateLevels(trx, [id], changes);
}

/** The same change of several levels. */
export async function updateLevels(
  trx: Trx,
  ids: readonly number[],
  changes: Updateable<LevelsTable>,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('levels')
    .set((columns) => ({ ...changes, version: columns('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', 'in', [...ids])
    .execute();
}

/** @returns the change's id */
export async function insertLevelChange(trx: Trx, change: Insertable<LevelChangesTable>): Promise<number> {
  const { id } = await trx
    .insertInto('level_changes')
    .values({ ...change, votes: sql`${JSON.stringify(change.votes ?? null)}::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says which entry of the log has the figures of a change. */
export async function linkToLog(trx: Trx, changeId: number, entryId: number): Promise<void> {
  await trx.updateTable('level_changes').set({ audit_id: entryId }).where('id', '=', changeId).execute();
}

/** Those of the ids that no difficulty has. */
export async function unknownDifficulties(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM unnest(${[...ids]}::bigint[]) AS id
    WHERE NOT EXISTS (SELECT FROM difficulties d WHERE d.id = id.id AND d.removed_at IS NULL)`.execute(trx);
  return rows.map(({ id }) => id);
}
