import type { Trx } from '../../platform/db/database.ts';

/** A Discord account with which a user signs in. */
export type LinkedAccount = {
  readonly id: string;
  readonly username: string;
  readonly avatarUrl: string | null;
};

/** The constraint of `user_providers` that a new link can break: somebody else has the account. */
export const linkedConstraint = 'user_providers_account_unique';

export function linkedAccountOf(trx: Trx, userId: number): Promise<LinkedAccount | undefined> {
  return trx
    .selectFrom('user_providers')
    .select(['provider_id as id', 'username', 'avatar_url as avatarUrl'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .executeTakeFirst();
}

/** The user with that Discord account, closed or not. */
export function userOfDiscord(trx: Trx, discordId: string) {
  return trx
    .selectFrom('user_providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.player_id', 'u.closed_at'])
    .where('p.provider', '=', 'discord')
    .where('p.provider_id', '=', discordId)
    .executeTakeFirst();
}

/** Gives a user a Discord account in place of the one it may have. */
export async function storeLinkedAccount(trx: Trx, userId: number, account: LinkedAccount): Promise<void> {
  const values = {
    provider_id: account.id,
    username: account.username,
    avatar_url: account.avatarUrl,
  };
  await trx
    .insertInto('user_providers')
    .values({ user_id: userId, provider: 'discord', ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Takes over the name and picture that a user's Discord account has now. */
export async function renewLinkedAccount(trx: Trx, userId: number, account: LinkedAccount): Promise<void> {
  await trx
    .updateTable('user_providers')
    .set({ username: account.username, avatar_url: account.avatarUrl })
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .execute();
}

/** Takes the Discord account off a user, and its picture where the user is shown with it. */
export async function deleteLinkedAccount(
  trx: Trx,
  userId: number,
  { avatarUrl }: LinkedAccount,
): Promise<void> {
  await trx
    .deleteFrom('user_providers')
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .execute();
  await replacePicture(trx, userId, avatarUrl, null);
}

/**
 * Gives the user another picture if the present one is none or `old`: one that was chosen elsewhere stays.
 * @returns whether it changed
 */
export async function replacePicture(
  trx: Trx,
  userId: number,
  old: string | null,
  picture: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({ avatar_url: picture })
    .where('id', '=', userId)
    .where(({ eb, or }) => or([eb('avatar_url', 'is', null), eb('avatar_url', '=', old ?? '')]))
    .where('avatar_url', 'is distinct from', picture)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
