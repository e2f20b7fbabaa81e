import { grantedRole, type GrantedRole, roleNeedsPassword } from '@rondo/domain/raters';
import { transaction } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { findTarget, lockWithSuperAdmins, type RoleTarget, updateRole } from './roles.repository.ts';

export type RoleChange = {
  readonly actorId: number;
  readonly target: RoleTarget;
  readonly role: string;
  readonly isGranted: boolean;
  /** Throws unless the request carries the super-admin password. */
  readonly provePassword: () => Promise<void>;
};

/**
 * Gives or takes a role; what is so already is no change (docs/rules/auth.md#roles).
 * @returns the user's id
 * @throws Problem ROLE_INVALID, VALIDATION_FAILED without a target, USER_NOT_FOUND, what provePassword throws,
 * LAST_SUPER_ADMIN
 */
export async function changeRole(
  deps: Pick<Deps, 'db'>,
  { role: name, target, provePassword, ...change }: RoleChange,
): Promise<number> {
  const role = grantedRole(name);
  if (role === null) throw new Problem('ROLE_INVALID');
  if (target.userId === undefined && target.discordId === undefined) throw targetMissing();

  for (let isProven = false; ; isProven = true) {
    const userId = await tryChange(deps, { ...change, role, target, isProven });
    if (userId !== 'needsPassword') return userId;
    await provePassword();
  }
}

type Attempt = Omit<RoleChange, 'role' | 'provePassword'> & {
  readonly role: GrantedRole;
  /** Whether the password was given. */
  readonly isProven: boolean;
};

/** Super admins are locked with the target, so that two of them cannot go at the same time. */
async function tryChange(
  { db }: Pick<Deps, 'db'>,
  { actorId, target, role, isGranted, isProven }: Attempt,
): Promise<number | 'needsPassword'> {
  return transaction(db, async (trx) => {
    const id = await findTarget(trx, target);
    const locked = id === null ? [] : await lockWithSuperAdmins(trx, id);
    const user = locked.find((row) => row.id === id);
    if (user === undefined) throw new Problem('USER_NOT_FOUND');
    if (!isProven && roleNeedsPassword(role, { isSuperAdmin: user.is_super_admin })) return 'needsPassword';

    const column = role === 'rater' ? 'is_rater' : 'is_super_admin';
    if (user[column] === isGranted) return user.id;
    const others = locked.filter((row) => row.is_super_admin && row.id !== user.id);
    if (column === 'is_super_admin' && !isGranted && others.length === 0)
      throw new Problem('LAST_SUPER_ADMIN');
    await updateRole(trx, user.id, column, isGranted);
    const fact = role === 'rater' ? 'isRater' : 'isSuperAdmin';
    await recordAudit(trx, {
      actorId,
      action: isGranted ? 'user.grantRole' : 'user.revokeRole',
      subject: { id: user.id, title: user.username },
      before: { [fact]: !isGranted },
      after: { [fact]: isGranted },
    });
    await publishEvent(trx, { type: 'permissionChanged', data: { userId: user.id } });
    // Whoever is on the rating page counts as manager from now on, or no longer.
    await publishEvent(trx, { type: 'listenersChanged', data: {} });
    return user.id;
  });
}

function targetMissing(): Problem {
  const message = 'Name the user by discordId or userId.';
  return fieldProblem('VALIDATION_FAILED', 'discordId', { code: 'REQUIRED', message, details: message });
}
