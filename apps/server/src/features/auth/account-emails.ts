import { locales } from '@rondo/contract/languages';
import { type Email, writeEmail } from '../../platform/mail/email.ts';
import { type MailPayload, mailJob } from '../../platform/mail/mail-job.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { emailWords } from './account-email-words.ts';
import { accountOfEmail } from './account.repository.ts';
import { newEmailToken } from './email-token.ts';
import { type EmailTokenPurpose, insertEmailToken } from './email-token.repository.ts';

const hour = 3_600_000;
/** Life of a link by its purpose, and the page that it opens (docs/rules/auth.md#e-mail). */
const links = {
  verify: { life: 24 * hour, path: '/profile/verify-email' },
  reset: { life: hour, path: '/password/reset' },
} as const satisfies Record<EmailTokenPurpose, { life: number; path: string }>;

const accountEmail = (purpose: EmailTokenPurpose) =>
  mailJob(purpose, async (deps, mail) => {
    const account = await accountOfEmail(deps.db, mail.address);
    if (account === undefined || (purpose === 'verify' && account.email_verified_at !== null)) return null;
    return emailFor(deps, purpose, mail, account);
  });

/** The mails of accounts. One that nobody can use any more is not sent. */
export const verificationEmail = accountEmail('verify');
export const passwordResetEmail = accountEmail('reset');

/** A link of that purpose for an account, good once and for its life. */
export async function makeAccountLink(
  db: Db | Trx,
  {
    userId,
    purpose,
    publicUrl,
    now,
  }: {
    readonly userId: number;
    readonly purpose: EmailTokenPurpose;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<string> {
  const { life, path } = links[purpose];
  const { token, hash } = newEmailToken();
  await insertEmailToken(db, {
    token_hash: hash,
    user_id: userId,
    purpose,
    expires_at: new Date(now.getTime() + life),
  });
  return `${publicUrl}${path}?token=${token}`;
}

/** Each email has a token of its own: a first try that did arrive must not make the second one useless. */
async function emailFor(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  purpose: EmailTokenPurpose,
  { address, language }: MailPayload,
  account: { readonly id: number; readonly nickname: string },
): Promise<Email> {
  const { publicUrl } = config;
  const url = await makeAccountLink(db, { userId: account.id, purpose, publicUrl, now: clock.now() });
  const words = emailWords[language][purpose]({ site: config.siteName, name: account.nickname });
  const { label, ...rest } = words;
  const link = { url, label };
  return writeEmail({ to: address, ...rest, link, language: locales[language] });
}
