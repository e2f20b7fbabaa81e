import { sql } from 'kysely';
import type { Origin } from '../../platform/db/column-types.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

/** A user with everything that the owner may see. */
export type AccountRow = {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly email: string;
  readonly avatar_url: string | null;
  readonly is_rater: boolean;
  readonly is_super_admin: boolean;
  readonly is_rating_banned: boolean;
  readonly is_blind_first: boolean;
  readonly is_email_verified: boolean;
  readonly player_id: number | null;
  readonly has_password: boolean;
  readonly permission_version: number;
  readonly providers: readonly {
    readonly provider: 'discord';
    readonly provider_id: string;
    readonly username: string;
    readonly avatar_url: string | null;
  }[];
};

export async function accountById(db: Db | Trx, id: number): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    SELECT u.id, u.username, u.nickname, u.email, u.avatar_url, u.is_rater, u.is_super_admin, u.is_rating_banned,
      u.blind_since IS NOT NULL AND (u.is_rater OR u.is_super_admin) AS is_blind_first,
      u.email_verified_at IS NOT NULL AS is_email_verified, u.player_id, u.permission_version,
      u.password_hash IS NOT NULL AS has_password,
      (SELECT coalesce(json_agg(json_build_object('provider', p.provider, 'provider_id', p.provider_id,
        'username', p.username, 'avatar_url', p.avatar_url) ORDER BY p.provider), '[]')
       FROM user_providers p WHERE p.user_id = u.id) AS providers
    FROM users u WHERE u.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`user ${id} is gone`);
  return row;
}

/** Id and password hash of the open account with that e-mail address or user name, both lower case. */
export async function credentialsOf(
  db: Db,
  name: string,
): Promise<{ id: number; password_hash: string | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(name.includes('@') ? 'email' : 'username_key', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The open account with that address, lower case. */
export async function accountOfEmail(
  db: Db,
  email: string,
): Promise<{ id: number; nickname: string; email_verified_at: Date | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'email_verified_at'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Which of the two is in use; user names ignore case, the address is lower case. */
export async function takenDetails(
  db: Db,
  username: string,
  email: string,
): Promise<{ username: boolean; email: boolean }> {
  const rows = await db
    .selectFrom('users')
    .select(['username_key', 'email'])
    .where((where) =>
      where.or([where('username_key', '=', username.toLowerCase()), where('email', '=', email)]),
    )
    .execute();
  return {
    username: rows.some((row) => row.username_key === username.toLowerCase()),
    email: rows.some((row) => row.email === email),
  };
}

export type NewUser = {
  readonly username: string;
  /** The user name unless given. */
  readonly nickname?: string;
  /** Lower case. */
  readonly email: string;
  /** null: an account without a password. */
  readonly passwordHash: string | null;
  readonly playerId: number | null;
  readonly usernameModified: boolean;
  /** null: not verified; now unless given. */
  readonly emailVerifiedAt?: Date | null;
  readonly isRater?: boolean;
  readonly isSuperAdmin?: boolean;
  readonly origin?: Origin;
  readonly now: Date;
};

/** The constraints of `users` that a new user can break. */
export const userConstraints = { username: 'users_username_unique', email: 'users_email_unique' } as const;

/** Makes a user. @returns its id */
export async function insertUser(trx: Trx, user: NewUser): Promise<number> {
  const row = await trx
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      nickname: user.nickname ?? user.username,
      password_hash: user.passwordHash,
      player_id: user.playerId,
      username_modified: user.usernameModified,
      is_rater: user.isRater ?? false,
      is_super_admin: user.isSuperAdmin ?? false,
      email_verified_at: user.emailVerifiedAt === undefined ? user.now : user.emailVerifiedAt,
      origin: user.origin ?? 'site',
      created_at: user.now,
      updated_at: user.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns the player who is shown with it */
export async function setNickname(trx: Trx, id: number, nickname: string, now: Date): Promise<number | null> {
  const row = await trx
    .updateTable('users')
    .set({ nickname, updated_at: now })
    .where('id', '=', id)
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id ?? null;
}

/** Turns voting before seeing the others' votes on or off; while it is on, its time stays. */
export async function setBlindFirst(db: Db, id: number, isBlindFirst: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ blind_since: isBlindFirst ? sql<Date>`coalesce(blind_since, clock_timestamp())` : null })
    .where('id', '=', id)
    .execute();
}

export async function passwordHashOf(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Marks the address as verified, which changes what the user may do. @returns false when it was before */
export async function markEmailVerified(trx: Trx, id: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set((set) => ({
      email_verified_at: now,
      permission_version: set('permission_version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the account's row until the transaction ends. */
export async function lockAccount(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The stored password hash, held until the transaction ends. */
export async function lockPasswordHash(trx: Trx, id: number): Promise<string | null> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function setPasswordHash(trx: Trx, id: number, hash: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash, updated_at: now }).where('id', '=', id).execute();
}
