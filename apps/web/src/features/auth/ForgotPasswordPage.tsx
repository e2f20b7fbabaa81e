import { emailProblem } from '@rondo/domain/auth';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './parts/AccountForm.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { useAccountForm } from './parts/use-account-form.ts';

/** Asks for a mail with a link to a new password. The answer does not reveal whether the address is known. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('pages/auth');
  const form = useAccountForm({ email: '' }, 'forgotPassword', {
    problems: ({ email }) => ({ email: emailProblem(email) }),
  });
  const { sending: ask, values } = form;
  const box = form.box('email');
  return (
    <AccountPanel
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={<TextLink to="/login">{t('forgot.toLogin')}</TextLink>}
    >
      <AccountForm
        form={form}
        sendLabel={t('forgot.send')}
        onSend={() => ask.mutate({ body: { email: values.email.trim() } })}
      >
        {ask.isSuccess ? (
          <Banner tone="success" role="status" title={t('forgot.sent')}>
            <p className="wrap-anywhere">{t('forgot.sentText', { email: ask.variables.body.email })}</p>
          </Banner>
        ) : null}
        <TextField
          {...box}
          label={t('term.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          onChange={(event) => {
            box.onChange(event);
            if (ask.isSuccess) ask.reset();
          }}
        />
      </AccountForm>
    </AccountPanel>
  );
}
