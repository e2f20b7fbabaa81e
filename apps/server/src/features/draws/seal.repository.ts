import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '../../platform/db/database.ts';

/** What a secret is for: one is open for each user and game. */
export type Game = 'case' | 'wheels';

/** The open secret of the user's next draw as hex, made if there is none. */
export async function openSecret(db: Db | Trx, userId: number, game: Game): Promise<string> {
  const found = await selectSecret(db, userId, game);
  if (found !== null) return found;
  await db
    .insertInto('play_commitments')
    .values({ user_id: userId, game, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await selectSecret(db, userId, game);
  if (made === null) throw new Error('a sealed secret was used while it was made');
  return made;
}

async function selectSecret(db: Db | Trx, userId: number, game: Game): Promise<string | null> {
  const row = await db
    .selectFrom('play_commitments')
    .select('secret')
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  return row?.secret.toString('hex') ?? null;
}

/** Ends the open secret of the user's game: it is said from now on. */
export async function deleteSecret(trx: Trx, userId: number, game: Game): Promise<void> {
  await trx.deleteFrom('play_commitments').where('user_id', '=', userId).where('game', '=', game).execute();
}
