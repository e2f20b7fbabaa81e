import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useFormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { signIn } from '../../../lib/session/token.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField, TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { registerAccount } from '../api.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { emptyRegisterForm, type RegisterForm, refusedField, registerProblems } from '../register-form.ts';
import { useArrival } from '../use-arrival.ts';
import { AccountError } from './AccountError.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import { Rule } from './Rule.tsx';
import { useWait } from './use-wait.ts';

/**
 * Name, address and password twice; each rule shows while typing whether it holds. Leads on by itself, unless the
 * address has to be verified first.
 */
export function RegisterFields({ onUnverified }: { onUnverified: (email: string) => void }) {
  const { t } = useTranslation('pages/auth');
  const arrive = useArrival();
  const [form, setForm] = useState(emptyRegisterForm);
  const problems = registerProblems(form);
  const [frame, errors] = useFormErrors(problems);
  const config = useSiteConfig();
  const captcha = useCaptcha();
  const [wait, onRefusal] = useWait();
  const register = useMutation({
    mutationFn: registerAccount,
    onSuccess: ({ token, user, usernameModified }) => {
      toast.success(t('register.welcome', { name: user.nickname }));
      if (usernameModified) toast.info(t('register.nameModified'));
      if (!config?.features.emailVerification || user.isEmailVerified) return arrive(token);
      signIn(token);
      onUnverified(user.email);
    },
    onError: (error) => {
      onRefusal(error);
      captcha.onError(error);
      const field = isProblem(error) ? refusedField(error.code) : undefined;
      if (isProblem(error) && field) errors.refuse([{ field, code: error.code, message: error.message }]);
    },
  });
  const isAboutField = isProblem(register.error) && refusedField(register.error.code) !== undefined;

  const holds = (field: keyof RegisterForm) => problems.every((problem) => problem.field !== field);
  const textAt = (field: keyof RegisterForm) => {
    const problem = errors.at(field);
    if (!problem) return undefined;
    if (problem.code === 'REQUIRED') return t('required');
    if (problem.code === 'PASSWORDS_DIFFER') return t('register.differ');
    return codeText(problem.code) ?? problem.message ?? t('register.passwordRule');
  };
  const bind = (field: keyof RegisterForm) => ({
    name: field,
    value: form[field],
    required: true,
    error: textAt(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setForm((before) => ({ ...before, [field]: value }));
      errors.changed([field]);
    },
  });
  const ruleOf = (field: keyof RegisterForm, text: string) =>
    textAt(field) === undefined ? <Rule met={holds(field)}>{text}</Rule> : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (register.isPending || wait > 0 || !errors.attempt()) return;
    const solved = captcha.take();
    const { username, email, password } = form;
    if (solved) register.mutate({ username: username.trim(), email: email.trim(), password, ...solved });
  };

  return (
    <form ref={frame} noValidate onSubmit={send}>
      <AccountError error={isAboutField ? null : register.error} wait={wait} />
      <TextField
        {...bind('username')}
        label={t('register.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        hint={ruleOf('username', t('register.usernameRule'))}
      />
      <TextField
        {...bind('email')}
        label={t('register.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={ruleOf('email', t('register.emailRule'))}
      />
      <PasswordField
        {...bind('password')}
        label={t('login.password')}
        autoComplete="new-password"
        hint={
          textAt('password') === undefined ? (
            <PasswordHint password={form.password} known={[form.username, form.email]} />
          ) : undefined
        }
      />
      <PasswordField
        {...bind('again')}
        label={t('register.again')}
        autoComplete="new-password"
        hint={ruleOf('again', t('register.againRule'))}
      />
      {captcha.isNeeded ? (
        <CaptchaField round={captcha.round} problem={captcha.problem} onToken={captcha.onToken} />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-2 w-full"
        busy={register.isPending}
        disabled={wait > 0}
      >
        {t('register.send')}
      </Button>
    </form>
  );
}
