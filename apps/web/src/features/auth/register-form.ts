import { emailProblem, passwordProblem, usernameProblem } from '@rondo/domain/auth';
import type { FieldCode } from '../../lib/form-errors.ts';

export interface RegisterForm {
  username: string;
  email: string;
  password: string;
  again: string;
}

export const emptyRegisterForm: RegisterForm = { username: '', email: '', password: '', again: '' };

/** Everything that is wrong with a registration (docs/rules/auth.md#registration), in the order of its fields. */
export function registerProblems(form: RegisterForm): FieldCode[] {
  const found = {
    username: usernameProblem(form.username.trim()),
    email: emailProblem(form.email),
    password: passwordProblem(form.password),
    again: form.again === '' ? 'REQUIRED' : form.again === form.password ? null : 'PASSWORDS_DIFFER',
  };
  return Object.entries(found).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** The field that a refusal is about; undefined when it is about the whole. */
export function refusedField(code: string): keyof RegisterForm | undefined {
  if (code.startsWith('USERNAME_')) return 'username';
  if (code.startsWith('EMAIL_')) return 'email';
  return code.startsWith('PASSWORD_') ? 'password' : undefined;
}
