import { type Config, readConfig } from '../../config.ts';
import type { Db } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { insertUser } from './account.repository.ts';
import { claimName } from './claim-name.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { type AccountDetails, checkedDetails, problemForTakenDetail } from './register.ts';

/**
 * Makes a super admin from the server's command line; such an account has no player.
 * @returns the user's id
 * @throws Problem USERNAME_INVALID, EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_COMMON, USERNAME_TAKEN, REGISTRATION_FAILED
 */
export async function createSuperAdmin(
  db: Db,
  details: AccountDetails,
  site: Pick<Config, 'siteName' | 'publicUrl'> = readConfig({}),
): Promise<number> {
  const { username, email, password } = await checkedDetails(details, site);
  const now = new Date();
  const password_hash = await createPasswordHasher().hash(password);
  const user = { username, email, password_hash, email_verified_at: now, is_super_admin: true };
  return transaction(db, async (trx) => {
    if (!(await claimName(trx, username, null))) throw new Problem('USERNAME_TAKEN');
    const id = await insertUser(trx, user, now);
    await recordAction(trx, {
      actorId: null,
      action: 'user.create',
      subject: { id, title: username },
      after: { isSuperAdmin: true },
    });
    return id;
  }).catch(problemForTakenDetail);
}
