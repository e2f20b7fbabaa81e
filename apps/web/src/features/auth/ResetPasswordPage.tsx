import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { signOut } from '../../lib/session/token.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { resetPassword } from './mail/api.ts';
import { newPasswordProblems, noNewPassword, type NewPassword } from './new-password.ts';
import { AccountError } from './parts/AccountError.tsx';
import { AccountNote } from './parts/AccountNote.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { useWait } from './parts/use-wait.ts';

const route = getRouteApi('/password/reset');

/** Where a mailed link leads: a new password in place of the forgotten one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('pages/auth');
  const { token } = route.useSearch();
  const [form, setForm] = useState(noNewPassword);
  const [frame, errors] = useFormErrors(newPasswordProblems(form));
  const [wait, onRefusal] = useWait();
  // Every session of the account has ended with its old password, the one in this browser included.
  const reset = useMutation({ mutationFn: resetPassword, onSuccess: signOut, onError: onRefusal });
  const isDead = token === '' || (isProblem(reset.error) && reset.error.code === 'TOKEN_INVALID');
  if (reset.isSuccess)
    return (
      <AccountNote title={t('reset.done')} action={<ButtonLink to="/login">{t('closed.login')}</ButtonLink>}>
        {t('reset.doneText')}
      </AccountNote>
    );
  if (isDead)
    return (
      <AccountNote
        title={t('reset.dead')}
        action={<ButtonLink to="/password/forgot">{t('reset.again')}</ButtonLink>}
      >
        {t('reset.deadText')}
      </AccountNote>
    );
  const change = (changes: Partial<NewPassword>) => {
    setForm((before) => ({ ...before, ...changes }));
    errors.changed(Object.keys(changes));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reset.isPending && wait === 0 && errors.attempt())
      reset.mutate({ token, newPassword: form.newPassword });
  };
  return (
    <AccountPanel title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={frame} noValidate onSubmit={send}>
        <AccountError error={reset.error} wait={wait} />
        <NewPasswordFields value={form} errors={errors} known={[]} onChange={change} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={reset.isPending}
          disabled={wait > 0}
        >
          {t('reset.send')}
        </Button>
      </form>
    </AccountPanel>
  );
}
