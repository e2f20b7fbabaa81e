import { lockThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import { createPasswordHasher } from '../auth/index.ts';
import { recordAction } from '../log/index.ts';
import { recomputeEverything } from '../players/index.ts';
import { randomPassword, writeAccountsFile } from './accounts-file.ts';
import { makeCommunity } from './community/community.ts';
import { DEMO_ACCOUNTS } from './community/players.ts';
import type { DemoRows } from './community/rows.ts';
import { insertRows, isUntouched, LOADED, selectAccounts } from './demo.repository.ts';
import { loadNews } from './load-news.ts';

/**
 * Fills an untouched database with the demo community, in one transaction; only once, even if it is removed later.
 * Without `config.demoStaff` nobody of it has a role.
 * @returns the accounts that can sign in; null when there was nothing to do
 */
export async function loadDemo(deps: Deps) {
  const { db, clock, config, passwordCost } = deps;
  return transaction(db, async (trx) => {
    await lockThing(trx, 'demo');
    if (!(await isUntouched(trx))) return null;
    const password = randomPassword();
    const passwordHash = await createPasswordHasher(passwordCost).hash(password);
    const community = makeCommunity(clock.now(), await selectAccounts(trx));
    const rows = withAccounts(community, { passwordHash, hasStaff: config.demoStaff });
    await insertRows(trx, rows);
    await recomputeEverything(trx);
    await loadNews(deps, trx, config.demoStaff ? (rows.users[0]?.id ?? null) : null);
    await recordLoading(trx, rows);
    const usernames = rows.users.filter((user) => user.password_hash).map(({ username }) => username);
    // Before the commit: a password that nobody can read would be worse than a file of accounts that were never made.
    return { usernames, password, file: writeAccountsFile(config.dataDir, usernames, password) };
  });
}

/** The demo's first users can sign in, without staff only those who have no role anyway. */
function withAccounts(
  rows: DemoRows,
  { passwordHash, hasStaff }: { readonly passwordHash: string; readonly hasStaff: boolean },
): DemoRows {
  const users = rows.users.map((user, index) => {
    const isStaff = user.is_rater === true || user.is_super_admin === true;
    const isAccount = index < DEMO_ACCOUNTS.length && (hasStaff || !isStaff);
    const roles = hasStaff ? {} : { is_rater: false, is_super_admin: false };
    return { ...user, ...roles, password_hash: isAccount ? passwordHash : null };
  });
  return { ...rows, users };
}

async function recordLoading(trx: Trx, { levels, players, passes }: DemoRows): Promise<void> {
  await recordAction(trx, {
    actorId: null,
    action: LOADED,
    subject: { id: null },
    after: { levels: levels.length, players: players.length, passes: passes.length },
  });
}
