import { passwordProblem } from '@rondo/domain/auth';
import type { FieldCode } from '../../lib/form-errors.ts';

export interface NewPassword {
  newPassword: string;
  again: string;
}

export const noNewPassword: NewPassword = { newPassword: '', again: '' };

/** What is wrong with a new password and its repetition, in the order of the fields. */
export function newPasswordProblems({ newPassword, again }: NewPassword): FieldCode[] {
  const code = passwordProblem(newPassword);
  return [
    ...(code === null ? [] : [{ field: 'newPassword', code }]),
    ...(again === newPassword && again !== ''
      ? []
      : [{ field: 'again', code: again === '' ? 'REQUIRED' : 'PASSWORDS_DIFFER' }]),
  ];
}
