import type { Language } from '@rondo/contract/languages';
import type { User } from '@rondo/contract/auth';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { UsersTable } from '../../platform/db/schema.gen.ts';

/** A user as the owner sees the account, and the version of its rights that tokens name. */
export async function accountById(
  db: Db | Trx,
  id: number,
): Promise<{ readonly user: User; readonly permissionVersion: number }> {
  const { rows } = await sql<User & { permissionVersion: number }>`
    SELECT u.id, u.username, u.nickname, u.email, u.avatar_url AS "avatarUrl", u.avatar_url AS pfp,
      u.is_rater AS "isRater", u.is_super_admin AS "isSuperAdmin", u.is_rating_banned AS "isRatingBanned",
      u.blind_since IS NOT NULL AND (u.is_rater OR u.is_super_admin) AS "isBlindFirst",
      u.email_verified_at IS NOT NULL AS "isEmailVerified", u.player_id AS "playerId",
      CASE WHEN u.password_hash IS NOT NULL THEN true END AS password,
      (SELECT coalesce(json_agg(json_build_object('name', p.provider, 'profile', json_build_object(
        'id', p.provider_id, 'username', p.username, 'avatarUrl', p.avatar_url)) ORDER BY p.provider), '[]')
       FROM user_providers p WHERE p.user_id = u.id) AS providers,
      u.permission_version AS "permissionVersion"
    FROM users u WHERE u.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`user ${id} is gone`);
  const { permissionVersion, ...user } = row;
  return { user, permissionVersion };
}

/** Id and password hash of the open account with that e-mail address or user name, both lower case. */
export function credentialsOf(db: Db, name: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(name.includes('@') ? 'email' : 'username_key', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** The open account with that address, lower case. */
export function accountOfEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email_verified_at'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** Which of the two is in use, a closed account counts; the address is lower case. */
export async function takenDetails(db: Db, username: string, email: string) {
  const key = username.toLowerCase();
  const rows = await db
    .selectFrom('users')
    .select(['username_key', 'email'])
    .where((where) => where.or([where('username_key', '=', key), where('email', '=', email)]))
    .execute();
  return {
    username: rows.some((row) => row.username_key === key) || (await isNameOfAnother(db, username, null)),
    email: rows.some((row) => row.email === email),
  };
}

/** Whether another open account has a user name or nickname that reads like this (docs/rules/auth.md#nicknames). */
export async function isNameOfAnother(db: Db | Trx, name: string, ownId: number | null): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    SELECT EXISTS (
      SELECT FROM users WHERE closed_at IS NULL AND id IS DISTINCT FROM ${ownId}::int
        AND (name_reading(username) = name_reading(${name}) OR name_reading(nickname) = name_reading(${name}))
    ) AS "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

/** The constraints of `users` that a new user can break. */
export const userConstraints = { username: 'users_username_unique', email: 'users_email_unique' } as const;

/** A new user, shown by the user name unless there is a nickname; the address is lower case. */
export type NewUser = Omit<Insertable<UsersTable>, 'nickname'> & { readonly nickname?: string };

/** Makes a user. @returns its id */
export async function insertUser(trx: Trx, user: NewUser, now: Date): Promise<number> {
  const row = await trx
    .insertInto('users')
    .values({ nickname: user.username, created_at: now, updated_at: now, ...user })
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

export async function setLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/** Takes the language of somebody's browser as theirs until they choose one. */
export async function guessLanguage(trx: Trx, id: number, language: Language): Promise<void> {
  await trx
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .execute();
}

/** Turns voting before seeing the others' votes on or off; while it is on, its time stays. */
export async function setBlindFirst(db: Db, id: number, isBlindFirst: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ blind_since: isBlindFirst ? sql<Date>`coalesce(blind_since, clock_timestamp())` : null })
    .where('id', '=', id)
    .execute();
}

export async function passwordOf(
  db: Db | Trx,
  id: number,
): Promise<{ readonly hash: string | null; readonly names: readonly string[] }> {
  const row = await db
    .selectFrom('users')
    .select(['password_hash', 'username', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? { hash: null, names: [] }
    : { hash: row.password_hash, names: [row.username, row.email] };
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

/** An account's player and whether there is a password, held until the transaction ends. */
export function lockAccount(trx: Trx, id: number) {
  return trx
    .selectFrom('users')
    .select(({ eb }) => ['player_id as playerId', eb('password_hash', 'is not', null).as('hasPassword')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
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
