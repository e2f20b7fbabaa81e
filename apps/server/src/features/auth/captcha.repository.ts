import type { Db } from '../../platform/db/database.ts';

/** Marks a challenge as used up. @returns false when it was before: of several at once, one is first */
export async function spendCaptcha(db: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('captcha_uses')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}
