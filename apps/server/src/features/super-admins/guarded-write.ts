import { knownLanguage } from '@rondo/contract/languages';
import { concernsSuperAdmin } from '@rondo/domain/auth';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { lockAccounts, usernameOf } from './accounts.repository.ts';
import { type AccountChange, changedAccountEmail } from './changed-account-email.ts';

/** A call of a super admin that may concern another one's account. */
export type StaffCall = {
  readonly actorId: number;
  /** @throws Problem unless the request carries the super-admin password */
  readonly provePassword: () => Promise<void>;
};

/**
 * Names the accounts that a write is about to change, before it writes or tells anything of them. `becomesSuperAdmin`:
 * whatever they are now. @returns what notifies those of super admins once something did change
 */
export type AccountGuard = (
  accountIds: readonly (number | null | undefined)[],
  becomesSuperAdmin?: boolean,
) => Promise<(change: AccountChange) => Promise<void>>;

/**
 * A transaction that asks for the super-admin password when it concerns the account of a super admin
 * (docs/rules/auth.md#super-admin-password). Only the transaction shows whose account it is. If the password is needed,
 * it is rolled back, the password is checked without locks held, and it runs again.
 * @throws what `provePassword` and `work` throw
 */
export async function guardedWrite<T>(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { actorId, provePassword }: StaffCall,
  work: (trx: Trx, guard: AccountGuard) => Promise<T>,
): Promise<T> {
  const attempt = (isProven: boolean) =>
    transaction(db, (trx) =>
      work(trx, async (accountIds, becomesSuperAdmin = false) => {
        const ids = accountIds.filter((id) => typeof id === 'number');
        const accounts = await lockAccounts(trx, ids);
        if (!isProven && concernsSuperAdmin(accounts, becomesSuperAdmin)) throw new NeedsPassword();
        return async (change) => {
          const by = await usernameOf(trx, actorId);
          for (const { username, email, language, isSuperAdmin } of accounts)
            if (email !== null && (isSuperAdmin || becomesSuperAdmin)) {
              const payload = { address: email, language: knownLanguage(language), username, change, by };
              await jobs.enqueue(trx, { kind: changedAccountEmail, payload });
            }
        };
      }),
    );
  try {
    return await attempt(false);
  } catch (error) {
    if (!(error instanceof NeedsPassword)) throw error;
    await provePassword();
    return attempt(true);
  }
}

class NeedsPassword extends Error {}
