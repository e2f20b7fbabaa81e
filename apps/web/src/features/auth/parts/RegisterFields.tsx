import { emailProblem, passwordProblem, usernameProblem } from '@rondo/domain/auth';
import { useSiteConfig } from '../../../lib/config/site-config.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { signIn } from '../../../lib/session/token.ts';
import { PasswordField, TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useArrival } from '../use-arrival.ts';
import { AccountForm } from './AccountForm.tsx';
import { repetitionProblem } from './NewPasswordFields.tsx';
import { PasswordHint, Rule } from './PasswordHint.tsx';
import { useAccountForm } from './use-account-form.ts';

type Field = 'username' | 'email' | 'password' | 'again';

/**
 * Name, address and password twice; each rule shows while typing whether it holds. Leads on by itself, unless the
 * address has to be verified first.
 */
export function RegisterFields({ onUnverified }: { onUnverified: (email: string) => void }) {
  const { t } = useTranslation('pages/auth');
  const arrive = useArrival();
  const config = useSiteConfig();
  const captcha = useCaptcha();
  const form = useAccountForm({ username: '', email: '', password: '', again: '' }, 'register', {
    onSuccess: ({ token, user, usernameModified }) => {
      toast.success(t('register.welcome', { name: user.nickname }));
      if (usernameModified) toast.info(t('register.nameModified'));
      if (!config?.features.emailVerification || user.isEmailVerified) return arrive(token);
      signIn(token);
      onUnverified(user.email);
    },
    onError: captcha.onError,
    problems: ({ username, email, password, again }) => ({
      username: usernameProblem(username.trim()),
      email: emailProblem(email),
      password: passwordProblem(password),
      again: repetitionProblem(password, again),
    }),
    words: { PASSWORDS_DIFFER: t('register.differ') },
    fieldOf: refusedField,
  });
  const { username, email, password } = form.values;
  const box = (field: Field, rule: string) => {
    const wiring = form.box(field);
    return { ...wiring, hint: wiring.error ? undefined : <Rule met={form.holds(field)}>{rule}</Rule> };
  };
  const send = () => {
    const solved = captcha.take();
    const known = { username: username.trim(), email: email.trim(), password };
    if (solved) form.sending.mutate({ body: { ...known, ...solved } });
  };
  const passwordBox = form.box('password');

  return (
    <AccountForm
      form={form}
      sendLabel={t('register.send')}
      sendLook={{ variant: 'primary', size: 'large', className: 'mt-2 w-full' }}
      onSend={send}
    >
      <TextField
        {...box('username', t('register.usernameRule'))}
        label={t('term.username')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
      <TextField
        {...box('email', t('register.emailRule'))}
        label={t('term.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordField
        {...passwordBox}
        label={t('login.password')}
        autoComplete="new-password"
        hint={passwordBox.error ? undefined : <PasswordHint password={password} known={[username, email]} />}
      />
      <PasswordField
        {...box('again', t('register.againRule'))}
        label={t('register.again')}
        autoComplete="new-password"
      />
      {captcha.isNeeded ? (
        <CaptchaField round={captcha.round} problem={captcha.problem} onToken={captcha.onToken} />
      ) : null}
    </AccountForm>
  );
}

/** The field that a refusal is about; undefined when it is about the whole. */
function refusedField(code: string): Field | undefined {
  if (code.startsWith('USERNAME_')) return 'username';
  if (code.startsWith('EMAIL_')) return 'email';
  return code.startsWith('PASSWORD_') ? 'password' : undefined;
}
