import { type Insertable, sql } from 'kysely';
import type { Json } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { PlayDrawsTable } from '../../platform/db/schema.gen.ts';

/** What was answered to a draw that used this commitment; null where this user made none. */
export async function selectReply(
  trx: Trx,
  userId: number,
  commitment: string,
): Promise<{ readonly kind: string; readonly subject: number | null; readonly reply: unknown } | null> {
  const row = await trx
    .selectFrom('play_draws')
    .select(['kind', 'subject', 'reply'])
    .where('user_id', '=', userId)
    .where('commitment', '=', commitment)
    .executeTakeFirst();
  return row ?? null;
}

/** What is answered to it is stored once it is known. */
export async function insertDraw(trx: Trx, draw: Omit<Insertable<PlayDrawsTable>, 'reply'>): Promise<number> {
  const row = { ...draw, reply: sql<Json>`'{}'::jsonb` };
  const { id } = await trx.insertInto('play_draws').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function storeReply(trx: Trx, id: number, reply: unknown): Promise<void> {
  await trx
    .updateTable('play_draws')
    .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** Removes what nobody will check any more. */
export async function deleteDraws(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('play_draws').where('created_at', '<', before).execute();
}

/** Replies to those of the draws that are the user's, of wheels or slots, and not used yet; locked, each once. */
export async function lockUnspent(trx: Trx, userId: number, ids: readonly number[]): Promise<unknown[]> {
  const rows = await trx
    .selectFrom('play_draws')
    .select('reply')
    .where('id', '=', sql<number>`ANY (${[...ids]}::bigint[])`)
    .where('user_id', '=', userId)
    .where('kind', '<>', 'case')
    .where('is_spent', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ reply }) => reply);
}

export async function markSpent(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('play_draws')
    .set({ is_spent: true })
    .where('id', '=', sql<number>`ANY (${[...ids]}::bigint[])`)
    .execute();
}
