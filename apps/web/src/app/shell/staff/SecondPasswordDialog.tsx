import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import type { PasswordRequest } from '../../../lib/api/second-password.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';

/** Asks for the super-admin password until it is right or given up. */
export function SecondPasswordDialog({ request: { error, answer } }: { request: PasswordRequest }) {
  const { t } = useTranslation('raters');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    setSending(false);
    setProblem(error === null ? null : problemText(error));
  }, [error]);
  const send = () => {
    if (password === '') return setProblem(t('password.required'));
    setSending(true);
    answer(password);
  };
  return (
    <FormDialog
      title={t('password.label')}
      width="26rem"
      busy={isSending}
      sending={isSending}
      cancelLabel={t('password.cancel')}
      submitLabel={t('password.send')}
      onSubmit={send}
      onClose={() => answer(null)}
    >
      <p className="text-muted">{t('password.why')}</p>
      <PasswordField
        label={t('password.label')}
        value={password}
        error={problem}
        autoComplete="off"
        maxLength={1000}
        onChange={({ currentTarget: { value } }) => {
          setPassword(value);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
