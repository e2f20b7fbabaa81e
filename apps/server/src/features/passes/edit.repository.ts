import { type Selectable, sql, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { PassesTable } from '../../platform/db/schema.gen.ts';
import { lockConcerned } from '../players/index.ts';

export type PassState = Selectable<PassesTable>;
/** A pass that is to be moved may name its new level and player. */
type Goal = { readonly levelId?: number | undefined; readonly playerId?: number | undefined };

export type LockedPass = {
  readonly pass: PassState;
  /** Everything that its change can concern. */
  readonly touched: { readonly levelIds: readonly number[]; readonly playerIds: readonly number[] };
};

/**
 * Locks a pass by its level and player, and those that it goes to, in the order of every write. A pass that went to
 * others while we waited is let go and locked again. null where there is none.
 */
export async function lockPass(trx: Trx, id: number, goal: Goal = {}): Promise<LockedPass | null> {
  for (;;) {
    await sql`SAVEPOINT pass_of`.execute(trx);
    const seen = await selectPassState(trx, id);
    if (seen === null) return null;
    const levelIds = [seen.level_id, goal.levelId ?? seen.level_id];
    const playerIds = [seen.player_id, goal.playerId ?? seen.player_id];
    await lockConcerned(trx, { levelIds, playerIds });
    const pass = await selectPassState(trx, id);
    if (pass?.level_id === seen.level_id && pass.player_id === seen.player_id)
      return { pass, touched: { levelIds, playerIds } };
    await sql`ROLLBACK TO SAVEPOINT pass_of`.execute(trx);
  }
}

async function selectPassState(trx: Trx, id: number): Promise<PassState | null> {
  return (await trx.selectFrom('passes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What the rules ask of a level that a pass stands on. */
export async function selectLevelOfPass(
  trx: Trx,
  levelId: number,
): Promise<{ song: string; isDeleted: boolean; difficulty: { id: number; name: string } } | null> {
  const row = await trx
    .selectFrom('levels as l')
    .innerJoin('difficulties as d', 'd.id', 'l.diff_id')
    .select(['l.song', 'l.is_deleted as isDeleted', 'd.id', 'd.name'])
    .where('l.id', '=', levelId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { song, isDeleted, ...difficulty } = row;
  return { song, isDeleted, difficulty };
}

/** The name of a player who is there; no merge takes the player away before the commit. */
export async function selectNameOfPlayer(trx: Trx, playerId: number): Promise<string | null> {
  if (!isRowId(playerId)) return null;
  const row = await trx
    .selectFrom('players')
    .select('name')
    .where('id', '=', playerId)
    .where('merged_into_id', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function updatePass(trx: Trx, id: number, changes: Updateable<PassesTable>): Promise<void> {
  await trx
    .updateTable('passes')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
