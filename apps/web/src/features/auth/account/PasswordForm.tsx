import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type ViewerUser, viewerQuery } from '../../../lib/session/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { changePassword, sessionsQuery } from '../api.ts';
import { newPasswordProblems, noNewPassword } from '../new-password.ts';
import { AccountError } from '../parts/AccountError.tsx';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { useWait } from '../parts/use-wait.ts';
import { AccountSection } from './AccountSection.tsx';

const empty = { ...noNewPassword, currentPassword: '' };

/** Changes the password, or adds one to an account that signs in otherwise. */
export function PasswordForm({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const queryClient = useQueryClient();
  const hasPassword = user.password !== null;
  const [form, setForm] = useState(empty);
  const isMissing = hasPassword && form.currentPassword === '';
  const [frame, errors] = useFormErrors([
    ...(isMissing ? [{ field: 'currentPassword', code: 'REQUIRED' }] : []),
    ...newPasswordProblems(form),
  ]);
  const [wait, onRefusal] = useWait();
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setForm(empty);
      errors.reset();
      toast.success(t(hasPassword ? 'password.changed' : 'password.added'));
      void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      onRefusal(error);
      const field = isProblem(error) ? fields[error.code] : undefined;
      if (isProblem(error) && field) errors.refuse([{ field, code: error.code, message: error.message }]);
    },
  });
  const edit = (changes: Partial<typeof empty>) => {
    setForm((before) => ({ ...before, ...changes }));
    errors.changed(Object.keys(changes));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || wait > 0 || !errors.attempt()) return;
    change.mutate({
      newPassword: form.newPassword,
      ...(hasPassword ? { currentPassword: form.currentPassword } : {}),
    });
  };
  const current = errors.at('currentPassword');
  const isAboutField = isProblem(change.error) && fields[change.error.code] !== undefined;
  return (
    <AccountSection
      title={t(hasPassword ? 'password.change' : 'password.add')}
      lead={t(hasPassword ? 'password.changeLead' : 'password.addLead')}
    >
      <form ref={frame} noValidate onSubmit={send} className="grid gap-4">
        <AccountError title={t('password.failed')} error={isAboutField ? null : change.error} wait={wait} />
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword ? (
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            required
            value={form.currentPassword}
            error={
              current ? (current.code === 'REQUIRED' ? t('required') : problemText(change.error)) : undefined
            }
            onChange={(event) => edit({ currentPassword: event.currentTarget.value })}
          />
        ) : null}
        <NewPasswordFields
          value={form}
          errors={errors}
          known={[user.username, user.nickname, user.email]}
          onChange={edit}
        />
        <Button type="submit" className="justify-self-start" busy={change.isPending} disabled={wait > 0}>
          {t(hasPassword ? 'password.change' : 'password.add')}
        </Button>
      </form>
    </AccountSection>
  );
}

/** The field that a refusal is about, by code. */
const fields: Record<string, string | undefined> = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_TOO_SHORT: 'newPassword',
};
