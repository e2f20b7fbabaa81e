import type { Db, Trx } from '../../../platform/db/database.ts';

export const selectChannel = (db: Db | Trx, id: number) =>
  db.selectFrom('chat_channels').selectAll().where('id', '=', id).executeTakeFirst();

/** Only while the channel has that address: a new one is not gone. */
export async function markGone(db: Db, id: number, address: string, now: Date): Promise<void> {
  await db
    .updateTable('chat_channels')
    .set({ gone_at: now })
    .where('id', '=', id)
    .where('webhook_url', '=', address)
    .where('gone_at', 'is', null)
    .execute();
}

/** A message arrived: the address is there. */
export async function markThere(db: Db, id: number, address: string): Promise<void> {
  await db
    .updateTable('chat_channels')
    .set({ gone_at: null })
    .where('id', '=', id)
    .where('webhook_url', '=', address)
    .where('gone_at', 'is not', null)
    .execute();
}
