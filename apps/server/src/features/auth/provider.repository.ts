import type { Db, Trx } from '../../platform/db/database.ts';
import type { DiscordProfile } from './discord.ts';

/** The constraints of `user_providers` that a new link can break. */
export const providerConstraints = {
  account: 'user_providers_account_unique',
  user: 'user_providers_pkey',
} as const;

/** Marks the state of a begun sign-in as used up. @returns false when it was before: of several at once, one is first */
export async function spendOauthState(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('oauth_uses')
    .values({ state_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** The user with that Discord account, closed or not. */
export async function userOfDiscord(
  trx: Trx,
  discordId: string,
): Promise<{ id: number; player_id: number | null; closed_at: Date | null } | null> {
  const row = await trx
    .selectFrom('user_providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.player_id', 'u.closed_at'])
    .where('p.provider', '=', 'discord')
    .where('p.provider_id', '=', discordId)
    .executeTakeFirst();
  return row ?? null;
}

/** The Discord account of a user, or null. */
export async function discordOfUser(
  trx: Trx,
  userId: number,
): Promise<{ provider_id: string; avatar_url: string | null } | null> {
  const row = await trx
    .selectFrom('user_providers')
    .select(['provider_id', 'avatar_url'])
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .executeTakeFirst();
  return row ?? null;
}

/** The user's player and whether there is a password, held until the transaction ends. */
export async function lockForProviders(
  trx: Trx,
  userId: number,
): Promise<{ player_id: number | null; has_password: boolean }> {
  const row = await trx
    .selectFrom('users')
    .select(({ eb }) => ['player_id', eb('password_hash', 'is not', null).as('has_password')])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { player_id: row.player_id, has_password: Boolean(row.has_password) };
}

export async function insertDiscord(
  trx: Trx,
  userId: number,
  profile: DiscordProfile,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('user_providers')
    .values({
      user_id: userId,
      provider: 'discord',
      provider_id: profile.id,
      username: profile.username,
      avatar_url: profile.avatarUrl,
      created_at: now,
    })
    .execute();
}

export async function updateDiscord(trx: Trx, userId: number, profile: DiscordProfile): Promise<void> {
  await trx
    .updateTable('user_providers')
    .set({ username: profile.username, avatar_url: profile.avatarUrl })
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .execute();
}

export async function deleteDiscord(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('user_providers')
    .where('user_id', '=', userId)
    .where('provider', '=', 'discord')
    .execute();
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
