import { authServices, createPlayerOf, insertUser, startSession } from '../features/auth/index.ts';
import type { Db } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { TestApp } from './test-app.ts';

export type TestRole = 'user' | 'rater' | 'superAdmin';

export type TestUser = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  /** null for a user made without a player. */
  readonly playerId: number | null;
  readonly token: string;
  /** The session's events cookie as a Cookie header. */
  readonly cookie: string;
};

export type TestUserOptions = {
  readonly role?: TestRole;
  readonly username?: string;
  /** Without one the account has no password. */
  readonly password?: string;
  readonly hasPlayer?: boolean;
};

let made = 0;

/** A user of that role with a player and a session, as registration and login would leave them, but at once. */
export async function signedInUser(
  { deps }: Pick<TestApp, 'deps'>,
  options: TestUserOptions = {},
): Promise<TestUser> {
  const { role = 'user', username = `user_${++made}`, password, hasPlayer = true } = options;
  const email = `${username.toLowerCase()}@example.org`;
  const services = authServices(deps);
  const passwordHash = password === undefined ? null : await services.hasher.hash(password);
  return transaction(deps.db, async (trx) => {
    const player = hasPlayer ? await createPlayerOf(trx, username) : null;
    const now = deps.clock.now();
    const user = { username, email, password_hash: passwordHash, email_verified_at: now };
    const id = await insertUser(
      trx,
      {
        ...user,
        player_id: player?.id ?? null,
        is_rater: role === 'rater',
        is_super_admin: role === 'superAdmin',
      },
      now,
    );
    const { token, cookie } = await startSession(trx, services, id, { userAgent: 'test', language: 'en' });
    const header = `${services.cookies.name}=${cookie.value}`;
    return { id, username, email, playerId: player?.id ?? null, token, cookie: header };
  });
}

/** A Discord account that the user may sign in with. */
export async function linkDiscord(
  db: Db,
  user_id: number,
  provider_id: string,
  username = 'chat',
): Promise<void> {
  const account = { user_id, provider: 'discord', provider_id, username } as const;
  await db.insertInto('user_providers').values(account).execute();
}
