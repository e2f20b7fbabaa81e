import type { Db, Trx } from '../../platform/db/database.ts';
import { LARGEST_ID } from '../../platform/db/row-id.ts';

/** The name of a difficulty that is there; null where there is none. */
export async function difficultyName(db: Db | Trx, id: number): Promise<string | null> {
  return id > LARGEST_ID ? null : ((await named(db, id).executeTakeFirst())?.name ?? null);
}

/** The same, locked so that what belongs to it is written one after the other. */
export async function lockDifficultyName(trx: Trx, id: number): Promise<string | null> {
  return id > LARGEST_ID ? null : ((await named(trx, id).forNoKeyUpdate().executeTakeFirst())?.name ?? null);
}

const named = (db: Db | Trx, id: number) =>
  db.selectFrom('difficulties').select('name').where('id', '=', id).where('removed_at', 'is', null);
