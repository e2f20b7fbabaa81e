import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/db/entity-row.ts';
import type { UsersTable } from '../../../platform/db/schema.gen.ts';
import type { MovedProvider } from './moved.ts';

export type PlayersAccount = Pick<
  Selectable<UsersTable>,
  'id' | 'player_id' | 'is_super_admin' | 'is_rating_banned' | 'closed_at'
>;

/** The accounts of players, closed ones as well, locked so that nothing new can refer to them. */
export function lockAccountsOf(trx: Trx, playerIds: readonly number[]): Promise<PlayersAccount[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'player_id', 'is_super_admin', 'is_rating_banned', 'closed_at'])
    .where('player_id', 'in', [...playerIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** How many other super admins there are, locked: two of them cannot go at the same time. */
export async function countOtherSuperAdmins(trx: Trx, userId: number): Promise<number> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('is_super_admin', '=', true)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter(({ id }) => id !== userId).length;
}

/** Gives an account to another player or nobody, closes it or opens it again. Its tokens name outdated rights then. */
export async function changeAccount(
  trx: Trx,
  userId: number,
  change: { readonly player_id: number | null } | { readonly closed_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('users')
    .set((columns) => ({ ...change, permission_version: columns('permission_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

export async function endSessions(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Moves a user's ways to sign in to another one, where that one has none of the kind. */
export async function moveProviders(trx: Trx, fromId: number, toId: number): Promise<MovedProvider[]> {
  const { rows } = await sql<MovedProvider>`
    UPDATE user_providers p SET user_id = ${toId}
    WHERE p.user_id = ${fromId}
      AND NOT EXISTS (SELECT FROM user_providers o WHERE o.user_id = ${toId} AND o.provider = p.provider)
    RETURNING p.provider, p.provider_id AS "providerId", p.username, p.avatar_url AS "avatarUrl"`.execute(
    trx,
  );
  return rows;
}

/** Who can sign in with an account of another service now. */
export async function userOfProvider(trx: Trx, account: MovedProvider): Promise<number | null> {
  const row = await trx
    .selectFrom('user_providers')
    .select('user_id')
    .where('provider', '=', account.provider)
    .where('provider_id', '=', account.providerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Gives a way to sign in to a user, whoever has it. */
export async function giveProvider(trx: Trx, userId: number, account: MovedProvider): Promise<void> {
  await trx
    .insertInto('user_providers')
    .values({ user_id: userId, ...columnsOf(account) })
    .onConflict((conflict) =>
      conflict.constraint('user_providers_account_unique').doUpdateSet({ user_id: userId }),
    )
    .execute();
}
