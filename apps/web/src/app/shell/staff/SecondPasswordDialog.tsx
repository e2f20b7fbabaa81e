import { useEffect, useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import type { PasswordRequest } from '../../../lib/api/second-password.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast.ts';

/** Asks for the super-admin password until it is right or given up. A refused one makes another request. */
export function SecondPasswordDialog({ request }: { request: PasswordRequest }) {
  const { error, isKept, answer } = request;
  const { t } = useTranslation('second-password');
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [answered, setAnswered] = useState<PasswordRequest | null>(null);
  const [corrected, setCorrected] = useState<PasswordRequest | null>(null);
  const isSending = answered === request;
  const refusal = error === null || corrected === request ? null : problemText(error);
  useEffect(() => {
    if (error !== null) toast.danger(problemText(error));
  }, [error]);
  const send = () => {
    setEmpty(password === '');
    if (password === '') {
      toast.danger(t('required'));
      return;
    }
    setAnswered(request);
    answer(password);
  };
  return (
    <FormDialog
      title={t('title')}
      width="26rem"
      busy={isSending}
      sending={isSending}
      cancelLabel={t('action.cancel')}
      submitLabel={t('send')}
      onSubmit={send}
      onClose={() => answer(null)}
    >
      <p className="text-muted">{t(isKept ? 'kept' : 'why')}</p>
      <PasswordField
        label={t('title')}
        value={password}
        error={isEmpty ? t('required') : refusal}
        autoComplete="off"
        maxLength={1000}
        onChange={({ currentTarget: { value } }) => {
          setPassword(value);
          setEmpty(false);
          setCorrected(request);
        }}
      />
    </FormDialog>
  );
}
