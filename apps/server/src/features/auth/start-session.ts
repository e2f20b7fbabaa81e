import type { User } from '@rondo/contract/auth';
import { storableText } from '@rondo/domain/text';
import type { Trx } from '../../platform/db/database.ts';
import { accountById, guessLanguage } from './account.repository.ts';
import type { Client } from './client.ts';
import type { EventsCookie } from './events-cookie.ts';
import type { AuthServices } from './services.ts';
import { insertSession } from './session.repository.ts';

/** Absolute life of a session row. */
const sessionLife = 30 * 86_400_000;
const longestUserAgent = 400;

/** What a client gets when it signs in. */
export type SignedIn = { readonly token: string; readonly user: User; readonly cookie: EventsCookie };

/** Opens a session of the user; it counts only once the transaction commits. */
export async function startSession(
  trx: Trx,
  { tokens, clock }: AuthServices,
  userId: number,
  { userAgent, language }: Pick<Client, 'userAgent' | 'language'>,
): Promise<SignedIn> {
  const now = clock.now();
  const sessionEnds = new Date(now.getTime() + sessionLife);
  const { user, permissionVersion } = await accountById(trx, userId);
  await guessLanguage(trx, userId, language);
  const sessionId = await insertSession(trx, {
    user_id: userId,
    user_agent: storableText(userAgent, longestUserAgent),
    created_at: now,
    expires_at: sessionEnds,
  });
  const subject = { sessionId, userId, permissionVersion, sessionEnds };
  return {
    token: await tokens.sign(subject, now),
    user,
    cookie: { value: await tokens.signCookie(subject, now), ends: sessionEnds },
  };
}
