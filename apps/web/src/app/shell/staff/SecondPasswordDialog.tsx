import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import type { PasswordRequest } from '../../../lib/api/second-password.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';

/** Asks for the super-admin password until it is right or given up. */
export function SecondPasswordDialog({ request }: { request: PasswordRequest }) {
  const { error, answer } = request;
  const { t } = useTranslation('raters');
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  /** The requests that were answered or whose refusal was read: a wrong password makes another one. */
  const [sent, setSent] = useState<PasswordRequest | null>(null);
  const [read, setRead] = useState<PasswordRequest | null>(null);
  const isSending = sent === request;
  const send = () => {
    setEmpty(password === '');
    if (password === '') return;
    setSent(request);
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
        error={isEmpty ? t('password.required') : error && read !== request ? problemText(error) : null}
        autoComplete="off"
        maxLength={1000}
        onChange={({ currentTarget: { value } }) => {
          setPassword(value);
          setEmpty(false);
          setRead(request);
        }}
      />
    </FormDialog>
  );
}
