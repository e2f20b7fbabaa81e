import type { InsertResult } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Marks a challenge as used up. @returns false when it was before: of several at once, one is first */
export async function spendCaptcha(db: Db, challenge: string, expires_at: Date): Promise<boolean> {
  const query = db.insertInto('captcha_uses').values({ challenge, expires_at });
  return isFirst(await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirst());
}

/** The same for the state of a begun sign-in. */
export async function spendOauthState(db: Db, state_hash: Buffer, expires_at: Date): Promise<boolean> {
  const query = db.insertInto('oauth_uses').values({ state_hash, expires_at });
  return isFirst(await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirst());
}

const isFirst = ({ numInsertedOrUpdatedRows: rows }: InsertResult) => rows === 1n;
