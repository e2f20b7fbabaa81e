import type { Db } from '../../platform/db/database.ts';

const day = 86_400_000;

/** Removes what no longer counts: dead sessions, forgotten failures, used captchas and links, counters. */
export async function deleteWhatIsOver(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  const monthAgo = new Date(now.getTime() - 30 * day);
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', dayAgo), row('revoked_at', '<', dayAgo)]))
    .execute();
  await db.deleteFrom('login_failures').where('last_at', '<', dayAgo).execute();
  // Not at once: the clocks of several servers differ, and a use forgotten too early would count again.
  await db.deleteFrom('captcha_uses').where('expires_at', '<', dayAgo).execute();
  await db.deleteFrom('oauth_uses').where('expires_at', '<', dayAgo).execute();
  // Links stay known for a while, so that opening one again is no error.
  await db.deleteFrom('email_tokens').where('expires_at', '<', monthAgo).execute();
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', dayAgo)
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<', now)]))
    .execute();
}
