import type { Db, Trx } from '../../platform/db/database.ts';

/** When a user can roll the next level (docs/rules/play.md#timeouts); null: at once. */
export async function selectUserTimeout(db: Db | Trx, userId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('roulette_timeouts')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/**
 * Lets a user wait from here on; of two who try it at once the second waits for the end of the first.
 * @returns until when they wait already, and nothing is changed then; else null
 */
export async function startUserTimeout(
  trx: Trx,
  userId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Date | null> {
  const started = await trx
    .insertInto('roulette_timeouts')
    .values({ user_id: userId, until })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ until }).where('roulette_timeouts.until', '<=', now),
    )
    .returning('user_id')
    .executeTakeFirst();
  return started === undefined ? selectUserTimeout(trx, userId, now) : null;
}

/** Removes what is over. */
export async function deleteUserTimeouts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('roulette_timeouts').where('until', '<=', now).execute();
}
