import { emailProblem } from '@rondo/domain/auth';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codeText } from '../../lib/api/code-text.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { askForReset } from './mail/api.ts';
import { AccountError } from './parts/AccountError.tsx';
import { AccountPanel } from './parts/AccountPanel.tsx';
import { useWait } from './parts/use-wait.ts';

/** Asks for a mail with a link to a new password. The answer does not reveal whether the address is known. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('pages/auth');
  const [email, setEmail] = useState('');
  const code = emailProblem(email);
  const [frame, errors] = useFormErrors(code === null ? [] : [{ field: 'email', code }]);
  const [wait, onRefusal] = useWait();
  const ask = useMutation({ mutationFn: askForReset, onError: onRefusal });
  const problem = errors.at('email');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending && wait === 0 && errors.attempt()) ask.mutate(email.trim());
  };
  return (
    <AccountPanel
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={<TextLink to="/login">{t('forgot.toLogin')}</TextLink>}
    >
      <form ref={frame} noValidate onSubmit={send}>
        <AccountError error={ask.error} wait={wait} />
        {ask.isSuccess ? (
          <Banner tone="success" role="status" title={t('forgot.sent')}>
            <p className="wrap-anywhere">{t('forgot.sentText', { email: ask.variables })}</p>
          </Banner>
        ) : null}
        <TextField
          label={t('register.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          error={problem ? codeText(problem.code) : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (ask.isSuccess) ask.reset();
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={ask.isPending}
          disabled={wait > 0}
        >
          {t('forgot.send')}
        </Button>
      </form>
    </AccountPanel>
  );
}
