import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { ChatAccount } from './chat-account.repository.ts';

export type ChatOfUser = {
  /** Of the user. */
  readonly id: number;
  readonly hasPassword: boolean;
  readonly account: {
    readonly id: string;
    readonly username: string;
    readonly avatarUrl: string | null;
  } | null;
};

/** The open account of a player with its Discord account, held until the commit; null: the player has none. */
export async function lockChatOfUser(trx: Trx, playerId: number): Promise<ChatOfUser | null> {
  const user = await trx
    .selectFrom('users')
    .select(({ eb }) => ['id', eb('password_hash', 'is not', null).as('has_password')])
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) return null;
  const account = await trx
    .selectFrom('user_providers')
    .select(['provider_id as id', 'username', 'avatar_url as avatarUrl'])
    .where('user_id', '=', user.id)
    .where('provider', '=', 'discord')
    .executeTakeFirst();
  return { id: user.id, hasPassword: Boolean(user.has_password), account: account ?? null };
}

/** Users that can sign in with a Discord account, closed ones as well. */
export async function usersWithChatAccount(trx: Trx, discordId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('user_providers')
    .select('user_id')
    .where('provider', '=', 'discord')
    .where('provider_id', '=', discordId)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Gives a user a Discord account in place of the one it may have. */
export async function storeChatProvider(
  trx: Trx,
  userId: number,
  account: ChatAccount & { readonly avatarUrl: string | null },
  now: Date,
): Promise<void> {
  const values = {
    provider_id: account.id,
    username: account.username,
    avatar_url: account.avatarUrl,
    created_at: now,
  };
  await trx
    .insertInto('user_providers')
    .values({ user_id: userId, provider: 'discord', ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Takes the Discord account off a user, and its picture where the user is shown with it. */
export async function deleteChatProvider(trx: Trx, userId: number, avatarUrl: string | null): Promise<void> {
  await trx
    .deleteFrom('user_providers')
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .execute();
  await sql`UPDATE users SET avatar_url = NULL WHERE id = ${userId} AND avatar_url = ${avatarUrl}`.execute(
    trx,
  );
}
