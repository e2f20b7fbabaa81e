import { roleNeedsPassword } from '@rondo/domain/raters';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keyOfAll } from '../../lib/queries/key.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { useSession } from '../../lib/session/viewer.ts';
import { changeRole, type ManagedUser, type RoleChange } from './api.ts';

export type RoleAction = 'makeRater' | 'removeRater' | 'promote' | 'demote';

const ROLE_ACTIONS = {
  makeRater: { role: 'rater', isGranted: true },
  removeRater: { role: 'rater', isGranted: false },
  promote: { role: 'superadmin', isGranted: true },
  demote: { role: 'superadmin', isGranted: false },
} as const satisfies Record<RoleAction, Pick<RoleChange, 'role' | 'isGranted'>>;

export interface RoleRequest {
  action: RoleAction;
  target: RoleChange['target'];
  name: string;
  isSuperAdmin: boolean;
}

const PASSWORD_CODES = ['INVALID_SUPER_ADMIN_PASSWORD', 'SUPER_ADMIN_PASSWORD_NOT_SET'];

export function isPasswordProblem(error: unknown): boolean {
  return isProblem(error) && PASSWORD_CODES.includes(error.code);
}

/** The super-admin password with what is wrong about it, and the way to change roles with it. */
export function useRoleChange(onChanged: (user: ManagedUser, request: RoleRequest) => void) {
  const { t } = useTranslation('raters');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [refusedId, setRefusedId] = useState<number | null>(null);
  const personId = useSession().user?.id;
  // A password is never there for who comes next.
  useEffect(() => () => setPassword(''), [personId]);
  const refusePassword = (words: string, target: RoleRequest['target'] | null) => {
    setPasswordError(words);
    setRefusedId(target && 'userId' in target ? (target.userId ?? null) : null);
    field.current?.focus();
  };
  const changing = useAct(
    ({ action, target }: RoleRequest) => changeRole({ ...ROLE_ACTIONS[action], target, password }),
    {
      stale: [keyOfAll('raters')],
      done: (user, { action }) => t(`done.${action}`, { name: user.nickname }),
      failed: (reason, { action }) => t('joined.labelled', { label: t(`failed.${action}`), value: reason }),
      onSuccess: onChanged,
      onError: (error, { target }) => {
        if (isPasswordProblem(error)) refusePassword(problemText(error), target);
        // The form for Discord ids shows its errors itself.
        return isPasswordProblem(error) || 'discordId' in target;
      },
    },
  );
  return {
    passwordField: {
      ref: field,
      value: password,
      error: passwordError,
      onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => {
        setPassword(value);
        setPasswordError(null);
      },
    },
    /** What is wrong about the password, beside the person for whom it was needed. */
    refusalFor: (userId: number) => (userId === refusedId ? passwordError : null),
    /** False, with an error at the field, when the password is needed and was not typed. */
    canAsk: ({ action, isSuperAdmin, target }: RoleRequest): boolean => {
      const isMissing = password === '' && roleNeedsPassword(ROLE_ACTIONS[action].role, { isSuperAdmin });
      if (isMissing) refusePassword(t('password.required'), target);
      return !isMissing;
    },
    changing,
  };
}
