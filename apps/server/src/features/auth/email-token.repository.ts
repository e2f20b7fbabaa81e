import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { EmailTokensTable } from '../../platform/db/schema.gen.ts';

export type EmailTokenPurpose = EmailTokensTable['purpose'];

export async function insertEmailToken(
  db: Db | Trx,
  token: Omit<Selectable<EmailTokensTable>, 'used_at'>,
): Promise<void> {
  await db.insertInto('email_tokens').values(token).execute();
}

/**
 * The token of an open account with the user whom it was mailed to, used or not; what it may still do is for the caller
 * to judge. None: there never was one, or it was cleared away.
 */
export function emailToken(db: Db, hash: Buffer, purpose: EmailTokenPurpose) {
  return db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 't.expires_at', 't.used_at', 'u.username', 'u.email', 'u.email_verified_at'])
    .where('t.token_hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
}

/** @returns false when it is used or too old by now */
export async function spendEmailToken(trx: Trx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the mailed links that could still set this account's password. */
export async function voidResetTokens(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}
