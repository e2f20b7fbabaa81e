import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { useSiteConfig } from '../../lib/config/site-config.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { logIn } from './api.ts';
import { CaptchaField } from './captcha/CaptchaField.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { DiscordButton } from './discord/DiscordButton.tsx';
import { AccountError } from './parts/AccountError.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { useWait } from './parts/use-wait.ts';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const { t } = useTranslation('pages/auth');
  const config = useSiteConfig();
  const arrive = useArrival();
  const [emailOrUsername, setName] = useState('');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  const [wait, onRefusal] = useWait();
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: ({ token }) => arrive(token),
    onError: (error) => {
      onRefusal(error);
      captcha.onError(error);
    },
  });
  const blanks = Object.entries({ emailOrUsername: emailOrUsername.trim(), password })
    .filter(([, text]) => text === '')
    .map(([field]) => ({ field, code: 'REQUIRED' }));
  const [form, errors] = useFormErrors(blanks);

  const credentials = { emailOrUsername: emailOrUsername.trim(), password };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending || wait > 0 || !errors.attempt()) return;
    const solved = captcha.take();
    if (solved) login.mutate({ ...credentials, ...solved });
  };
  /** A login that only lacked a captcha is sent again once the captcha is solved, unless it was changed. */
  const onToken = (captchaToken: string | null) => {
    captcha.onToken(captchaToken);
    const { error, variables } = login;
    const lackedOnlyThis = isProblem(error) && error.code === 'CAPTCHA_REQUIRED';
    const isSame =
      variables?.emailOrUsername === credentials.emailOrUsername && variables.password === password;
    if (captchaToken !== null && lackedOnlyThis && isSame) login.mutate({ ...credentials, captchaToken });
  };
  return (
    <AccountPanel
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        config?.features.registration === false ? undefined : (
          <>
            {t('login.noAccount')} <TextLink to="/register">{t('login.register')}</TextLink>
          </>
        )
      }
    >
      <form ref={form} noValidate onSubmit={send}>
        <AccountError error={login.error} wait={wait} />
        <TextField
          label={t('login.name')}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={254}
          value={emailOrUsername}
          error={errors.at('emailOrUsername') ? t('required') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          required
          value={password}
          error={errors.at('password') ? t('required') : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextLink to="/password/forgot" className="justify-self-start">
          {t('login.forgot')}
        </TextLink>
        {captcha.isNeeded ? (
          <CaptchaField round={captcha.round} problem={captcha.problem} onToken={onToken} />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={login.isPending}
          disabled={wait > 0}
        >
          {t('login.send')}
        </Button>
      </form>
      {config?.features.discordLogin ? <DiscordButton /> : null}
    </AccountPanel>
  );
}
