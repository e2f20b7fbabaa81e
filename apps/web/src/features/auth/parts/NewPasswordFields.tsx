import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode, FormErrors } from '../../../lib/form-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PasswordField } from '../../../ui/TextField.tsx';
import type { NewPassword } from '../new-password.ts';
import { PasswordHint } from './PasswordHint.tsx';

export interface NewPasswordFieldsProps {
  value: NewPassword;
  errors: FormErrors;
  known: readonly string[];
  onChange: (changes: Partial<NewPassword>) => void;
}

/** A new password and the same once more. */
export function NewPasswordFields({ value, errors, known, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation('pages/auth');
  const textOf = (problem: FieldCode | undefined) => {
    if (!problem) return undefined;
    if (problem.code === 'REQUIRED') return t('required');
    if (problem.code === 'PASSWORDS_DIFFER') return t('password.differ');
    return codeText(problem.code) ?? t('register.passwordRule');
  };
  return (
    <>
      <PasswordField
        label={t('password.new')}
        name="newPassword"
        autoComplete="new-password"
        required
        value={value.newPassword}
        error={textOf(errors.at('newPassword'))}
        hint={<PasswordHint password={value.newPassword} known={known} />}
        onChange={(event) => onChange({ newPassword: event.currentTarget.value })}
      />
      <PasswordField
        label={t('password.again')}
        name="again"
        autoComplete="new-password"
        required
        value={value.again}
        error={textOf(errors.at('again'))}
        onChange={(event) => onChange({ again: event.currentTarget.value })}
      />
    </>
  );
}
