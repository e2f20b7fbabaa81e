import { getRouteApi } from '@tanstack/react-router';
import { isProblem } from '../../lib/api/problem.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { signOut } from '../../lib/session/token.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { AccountForm } from './parts/AccountForm.tsx';
import { AccountNote } from './parts/AccountNote.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { NewPasswordFields, newPasswordProblems } from './parts/NewPasswordFields.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

const route = getRouteApi('/password/reset');

/** Where a mailed link leads: a new password in place of the forgotten one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('pages/auth');
  const { token } = route.useSearch();
  const form = useAccountForm({ newPassword: '', again: '' }, 'resetPassword', {
    // Every session of the account has ended with its old password, the one in this browser included.
    onSuccess: signOut,
    problems: newPasswordProblems,
    fieldOf: refusedField,
  });
  const { sending: reset, values } = form;
  const isDead = token === '' || (isProblem(reset.error) && reset.error.code === 'TOKEN_INVALID');
  if (reset.isSuccess)
    return (
      <AccountNote title={t('reset.done')} action={<ButtonLink to="/login">{t('action.signIn')}</ButtonLink>}>
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
  return (
    <AccountPanel title={t('reset.title')} lead={t('reset.lead')}>
      <AccountForm
        form={form}
        sendLabel={t('reset.send')}
        onSend={() => reset.mutate({ body: { token, newPassword: values.newPassword } })}
      >
        <NewPasswordFields box={form.box} />
      </AccountForm>
    </AccountPanel>
  );
}

/** The field that a refusal is about; undefined when it is about the whole. */
function refusedField(code: string): 'newPassword' | 'again' | undefined {
  return code.startsWith('PASSWORD_') ? 'newPassword' : undefined;
}
