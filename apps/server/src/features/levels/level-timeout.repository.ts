import type { Db, Trx } from '../../platform/db/database.ts';

/** When a level can be rolled again on its page (docs/rules/play.md#timeouts); null: at once. */
export async function selectLevelTimeout(db: Db, levelId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('level_timeouts')
    .select('until')
    .where('level_id', '=', levelId)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Lets a locked level wait. @returns until when it waits already, and nothing is changed then; else null */
export async function startLevelTimeout(
  trx: Trx,
  levelId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Date | null> {
  const running = await selectLevelTimeout(trx, levelId, now);
  if (running !== null) return running;
  await trx
    .insertInto('level_timeouts')
    .values({ level_id: levelId, until })
    .onConflict((conflict) => conflict.column('level_id').doUpdateSet({ until }))
    .execute();
  return null;
}

/** Removes what is over. */
export async function deleteLevelTimeouts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('level_timeouts').where('until', '<=', now).execute();
}
