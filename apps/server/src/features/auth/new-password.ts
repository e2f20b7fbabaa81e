import { isNamePassword, passwordProblem } from '@rondo/domain/auth';
import type { Config } from '../../config.ts';
import { fieldProblem } from '../../platform/http/problem.ts';

type Site = Pick<Config, 'siteName' | 'publicUrl'>;
/** The field of the body that holds the password. */
type Field = 'password' | 'newPassword';

/** @throws Problem PASSWORD_TOO_SHORT for a new password that is too short or too long */
export function checkPasswordLength(password: string, field: Field): void {
  if (passwordProblem(password) !== null) throw fieldProblem('PASSWORD_TOO_SHORT', field);
}

/**
 * Refuses what is tried first: the most used passwords, and those that are hardly more than the name of the site or of
 * the person (docs/rules/auth.md#passwords). Only for new passwords: the old ones go on.
 * @throws Problem PASSWORD_TOO_COMMON
 */
export async function refuseGuessable(
  password: string,
  { site, names }: { readonly site: Site; readonly names: readonly string[] },
  field: Field,
): Promise<void> {
  const { siteName, publicUrl } = site;
  const known = [siteName, siteName.replace(/\s+/g, ''), new URL(publicUrl).hostname, ...names];
  if (isNamePassword(password, known) || (await isMostUsed(password)))
    throw fieldProblem('PASSWORD_TOO_COMMON', field);
}

/** The list takes memory that most processes never need. */
async function isMostUsed(password: string): Promise<boolean> {
  const { default: mostUsed } = await import('fxa-common-password-list');
  return mostUsed.test(password.normalize('NFKC').trim().toLowerCase());
}
