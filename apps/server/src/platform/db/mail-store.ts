import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

/** A mail that was lent to this process. */
export type LentMail = {
  readonly id: number;
  readonly kind: string;
  readonly address: string;
  readonly language: string;
  /** This one included. */
  readonly tries: number;
};

export async function insertMail(
  trx: Trx,
  mail: { readonly kind: string; readonly address: string; readonly language: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('outgoing_mails')
    .values({ ...mail, due_at: now, created_at: now })
    .execute();
}

/**
 * Lends the mail that waits longest until `until`; others pass over it, and over what others are just lending. A mail
 * that is not done by then is lent again.
 */
export async function lendMail(
  db: Db,
  kinds: readonly string[],
  now: Date,
  until: Date,
): Promise<LentMail | null> {
  const { rows } = await sql<LentMail>`
    UPDATE outgoing_mails SET due_at = ${until}, tries = tries + 1
    WHERE id = (
      SELECT id FROM outgoing_mails WHERE due_at <= ${now} AND kind = ANY (${kinds}::text[])
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, address, language, tries`.execute(db);
  return rows[0] ?? null;
}

/** It is sent, or will never be. */
export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('id', '=', id).execute();
}

export async function postponeMail(db: Db, id: number, until: Date): Promise<void> {
  await db.updateTable('outgoing_mails').set({ due_at: until }).where('id', '=', id).execute();
}
