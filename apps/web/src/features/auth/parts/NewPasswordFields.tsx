import { passwordProblem } from '@rondo/domain/auth';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PasswordField, type TextFieldProps } from '../../../ui/TextField.tsx';
import { PasswordHint } from './PasswordHint.tsx';

export interface NewPasswordFieldsProps {
  /** What each of the two boxes carries. */
  box: (field: 'newPassword' | 'again') => Omit<TextFieldProps, 'label'> & { value: string };
  /** Words that make a password easy to guess. */
  known?: readonly string[];
}

/** A new password and the same once more. */
export function NewPasswordFields({ box, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation('pages/auth');
  const password = box('newPassword');
  return (
    <>
      <PasswordField
        {...password}
        label={t('password.new')}
        autoComplete="new-password"
        hint={<PasswordHint password={password.value} known={known} />}
      />
      <PasswordField {...box('again')} label={t('password.again')} autoComplete="new-password" />
    </>
  );
}

/** What is wrong with a new password and its repetition. */
export function newPasswordProblems(values: { newPassword: string; again: string }) {
  const { newPassword, again } = values;
  return { newPassword: passwordProblem(newPassword), again: repetitionProblem(newPassword, again) };
}

export function repetitionProblem(password: string, again: string): string | null {
  if (again === '') return 'REQUIRED';
  return again === password ? null : 'PASSWORDS_DIFFER';
}
