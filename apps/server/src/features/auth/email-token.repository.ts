import type { Db, Trx } from '../../platform/db/database.ts';

export type EmailTokenPurpose = 'verify' | 'reset';

/** A token with the user whom it was mailed to; what it may still do is for the caller to judge. */
export type EmailTokenRow = {
  readonly user_id: number;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly email_verified_at: Date | null;
};

export async function insertEmailToken(
  db: Db,
  token: {
    readonly token_hash: Buffer;
    readonly user_id: number;
    readonly purpose: EmailTokenPurpose;
    readonly expires_at: Date;
  },
): Promise<void> {
  await db.insertInto('email_tokens').values(token).execute();
}

/** The token of an open account, used or not; null: there never was one, or it was cleared away. */
export async function emailToken(
  db: Db,
  hash: Buffer,
  purpose: EmailTokenPurpose,
): Promise<EmailTokenRow | null> {
  const row = await db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 't.expires_at', 't.used_at', 'u.email_verified_at'])
    .where('t.token_hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
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
