import { grantedRole } from '@rondo/domain/raters';
import { publishEvent } from '../../platform/events/publish.ts';
import type { Deps } from '../../platform/feature.ts';
import { fieldProblem, found, Problem } from '../../platform/http/problem.ts';
import { recordAction } from '../log/index.ts';
import { guardedWrite, type StaffCall } from '../super-admins/index.ts';
import { findTarget, lockWithSuperAdmins, type RoleTarget, updateRole } from './roles.repository.ts';

export type RoleChange = StaffCall & {
  readonly target: RoleTarget;
  readonly role: string;
  readonly isGranted: boolean;
};

/**
 * Gives or takes a role; what is so already is no change (docs/rules/auth.md#roles). Super admins are locked with the
 * target, so that two of them cannot go at the same time.
 * @returns the user's id
 * @throws Problem ROLE_INVALID, VALIDATION_FAILED without a target, USER_NOT_FOUND, what provePassword throws,
 * LAST_SUPER_ADMIN
 */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { role: name, target, isGranted, ...call }: RoleChange,
): Promise<number> {
  const role = found(grantedRole(name), 'ROLE_INVALID');
  if (target.userId === undefined && target.discordId === undefined) throw targetMissing();

  return guardedWrite(deps, call, async (trx, guard) => {
    const id = await findTarget(trx, target);
    const locked = id === null ? [] : await lockWithSuperAdmins(trx, id);
    const user = locked.find((row) => row.id === id);
    if (user === undefined) throw new Problem('USER_NOT_FOUND');
    const notify = await guard([user.id], role === 'superadmin');

    const column = role === 'rater' ? 'is_rater' : 'is_super_admin';
    if (user[column] === isGranted) return user.id;
    const others = locked.filter((row) => row.is_super_admin && row.id !== user.id);
    if (column === 'is_super_admin' && !isGranted && others.length === 0)
      throw new Problem('LAST_SUPER_ADMIN');
    await updateRole(trx, user.id, column, isGranted);
    await notify(isGranted ? 'grantRole' : 'revokeRole');
    const fact = role === 'rater' ? 'isRater' : 'isSuperAdmin';
    await recordAction(trx, {
      actorId: call.actorId,
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
