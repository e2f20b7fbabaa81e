import { roleNeedsPassword } from '@rondo/domain/raters';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keys } from '../../lib/queries/keys.ts';
import { toast } from '../../ui/toast.ts';
import { changeRole, type ManagedUser, type RoleChange } from './api.ts';

export type RoleDeed = 'makeRater' | 'removeRater' | 'promote' | 'demote';

const ROLE_DEEDS = {
  makeRater: { role: 'rater', isGranted: true },
  removeRater: { role: 'rater', isGranted: false },
  promote: { role: 'superadmin', isGranted: true },
  demote: { role: 'superadmin', isGranted: false },
} as const satisfies Record<RoleDeed, Pick<RoleChange, 'role' | 'isGranted'>>;

export interface RoleWish {
  deed: RoleDeed;
  target: RoleChange['target'];
  name: string;
  isSuperAdmin: boolean;
}

const PASSWORD_CODES = ['INVALID_SUPER_ADMIN_PASSWORD', 'SUPER_ADMIN_PASSWORD_NOT_SET'];

export function isPasswordProblem(error: unknown): boolean {
  return isProblem(error) && PASSWORD_CODES.includes(error.code);
}

/** The super-admin password with what is wrong about it, and the way to change roles with it. */
export function useRoleChange(onChanged: (user: ManagedUser, wish: RoleWish) => void) {
  const { t } = useTranslation('raters');
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const refusePassword = (words: string) => {
    setPasswordError(words);
    field.current?.focus();
  };
  const changing = useMutation({
    mutationFn: ({ deed, target }: RoleWish) => changeRole({ ...ROLE_DEEDS[deed], target, password }),
    onSuccess: async (user, wish) => {
      toast.success(t(`done.${wish.deed}`, { name: user.nickname }));
      onChanged(user, wish);
      await queries.invalidateQueries({ queryKey: keys.raters });
    },
    onError: (error, { deed, target }) => {
      if (isPasswordProblem(error)) refusePassword(problemText(error));
      // Who adds by a Discord id reads it there.
      else if ('userId' in target) toast.danger(`${t(`failed.${deed}`)}: ${problemText(error)}`);
    },
  });
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
    /** False, with an error at the field, when the password is needed and was not typed. */
    canAsk: ({ deed, isSuperAdmin }: Pick<RoleWish, 'deed' | 'isSuperAdmin'>): boolean => {
      const isMissing = password === '' && roleNeedsPassword(ROLE_DEEDS[deed].role, { isSuperAdmin });
      if (isMissing) refusePassword(t('password.required'));
      return !isMissing;
    },
    changing,
  };
}
