import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { keysOf } from '../../../lib/queries/key.ts';
import type { ViewerUser } from '../../../lib/session/viewer.ts';
import { PasswordField } from '../../../ui/TextField.tsx';
import { AccountForm } from '../parts/AccountForm.tsx';
import { NewPasswordFields, newPasswordProblems } from '../parts/NewPasswordFields.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { AccountSection } from './AccountSection.tsx';

/** Changes the password, or adds one to an account that signs in otherwise. */
export function PasswordForm({ user }: { user: ViewerUser }) {
  const { t } = useTranslation('pages/account');
  const hasPassword = user.password !== null;
  const form = useAccountForm({ currentPassword: '', newPassword: '', again: '' }, 'changePassword', {
    done: t(hasPassword ? 'password.changed' : 'password.added'),
    stale: keysOf('profile', 'sessions'),
    problems: (values) => ({
      currentPassword: hasPassword && values.currentPassword === '' ? 'REQUIRED' : null,
      ...newPasswordProblems(values),
    }),
    fieldOf: (code) => fields.get(code),
  });
  const { currentPassword, newPassword } = form.values;
  const send = () =>
    form.sending.mutate(
      { body: { newPassword, currentPassword: hasPassword ? currentPassword : undefined } },
      { onSuccess: () => form.restart() },
    );
  return (
    <AccountSection
      title={t(hasPassword ? 'password.change' : 'password.add')}
      lead={t(hasPassword ? 'password.changeLead' : 'password.addLead')}
    >
      <AccountForm
        form={form}
        errorTitle={t('password.failed')}
        sendLabel={t(hasPassword ? 'password.change' : 'password.add')}
        sendLook={{ className: 'justify-self-start' }}
        onSend={send}
        className="grid gap-4"
      >
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        {hasPassword ? (
          <PasswordField {...form.box('currentPassword')} label={t('password.current')} />
        ) : null}
        <NewPasswordFields box={form.box} known={[user.username, user.nickname, user.email]} />
      </AccountForm>
    </AccountSection>
  );
}

/** The field that a refusal is about, by code. */
const fields: ReadonlyMap<string, 'currentPassword' | 'newPassword'> = new Map([
  ['WRONG_PASSWORD', 'currentPassword'],
  ['PASSWORD_TOO_SHORT', 'newPassword'],
  ['PASSWORD_TOO_COMMON', 'newPassword'],
]);
