import { useSearch } from '@tanstack/react-router';
import { isProblem } from '../../lib/api/problem.ts';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink, TextLink } from '../../ui/Link.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { DiscordButton } from './discord/DiscordButton.tsx';
import { AccountForm } from './parts/AccountForm.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { useAccountForm } from './parts/use-account-form.ts';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const { t } = useTranslation('pages/auth');
  const config = useSiteConfig();
  const { elsewhere } = useSearch({ from: '/login' });
  const arrive = useArrival(elsewhere);
  const captcha = useCaptcha();
  const form = useAccountForm({ emailOrUsername: '', password: '' }, 'login', {
    onSuccess: ({ token }) => {
      arrive(token);
      // A tab that was opened for this may close itself.
      if (elsewhere) window.close();
    },
    onError: captcha.onError,
    problems: ({ emailOrUsername, password }) => ({
      emailOrUsername: emailOrUsername.trim() === '' ? 'REQUIRED' : null,
      password: password === '' ? 'REQUIRED' : null,
    }),
  });
  const { sending: login, values } = form;
  const credentials = { ...values, emailOrUsername: values.emailOrUsername.trim() };
  const send = () => {
    const solved = captcha.take();
    if (solved) login.mutate({ body: { ...credentials, ...solved } });
  };
  /** A login that only lacked a captcha is sent again once the captcha is solved, unless it was changed. */
  const onToken = (captchaToken: string | null) => {
    captcha.onToken(captchaToken);
    const { error, variables } = login;
    const sent = variables?.body;
    const lackedOnlyThis = isProblem(error) && error.code === 'CAPTCHA_REQUIRED';
    const isSame =
      sent?.emailOrUsername === credentials.emailOrUsername && sent.password === credentials.password;
    if (captchaToken !== null && lackedOnlyThis && isSame)
      login.mutate({ body: { ...credentials, captchaToken } });
  };
  if (elsewhere && login.isSuccess)
    return (
      <AccountPanel title={t('login.elsewhere.title')} lead={t('login.elsewhere.lead')}>
        <ButtonLink to="/profile">{t('term.profile')}</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        config?.features.registration === false ? undefined : (
          <>
            {t('login.noAccount')} <TextLink to="/register">{t('action.register')}</TextLink>
          </>
        )
      }
    >
      <AccountForm form={form} isShort sendLabel={t('action.signIn')} onSend={send}>
        <TextField
          {...form.box('emailOrUsername')}
          label={t('login.name')}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField {...form.box('password')} label={t('login.password')} />
        <TextLink to="/password/forgot" className="justify-self-start">
          {t('login.forgot')}
        </TextLink>
        {captcha.isNeeded ? (
          <CaptchaField round={captcha.round} problem={captcha.problem} onToken={onToken} />
        ) : null}
      </AccountForm>
      {config?.features.discordLogin ? <DiscordButton /> : null}
    </AccountPanel>
  );
}
