import { isStorableText, textLength, textProblem } from '../text/index.ts';

export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;
const MAX_EMAIL = 254;
export const MAX_NICKNAME = 50;

const USERNAME = /^[A-Za-z0-9_-]{3,20}$/;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const MAX_LOCAL = 64;

/** 3 … 20 of A-Z a-z 0-9 _ - (docs/rules/auth.md#registration). */
export function usernameProblem(username: string): 'USERNAME_INVALID' | null {
  return USERNAME.test(username) ? null : 'USERNAME_INVALID';
}

/** The stored form: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function emailProblem(email: string): 'EMAIL_INVALID' | null {
  const stored = normaliseEmail(email);
  const at = stored.lastIndexOf('@');
  const local = stored.slice(0, Math.max(0, at));
  const isValid =
    stored.length <= MAX_EMAIL &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    DOMAIN.test(stored.slice(at + 1));
  return isValid ? null : 'EMAIL_INVALID';
}

/** 8 … 128 characters, blanks included. */
export function passwordProblem(
  password: string,
): 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'INVALID_TEXT' | null {
  const length = textLength(password);
  if (length < MIN_PASSWORD) return 'PASSWORD_TOO_SHORT';
  if (length > MAX_PASSWORD) return 'PASSWORD_TOO_LONG';
  return isStorableText(password) ? null : 'INVALID_TEXT';
}

/** 1 … 50 characters after trimming. */
export function nicknameProblem(nickname: string): 'NICKNAME_REQUIRED' | 'TOO_LONG' | 'INVALID_TEXT' | null {
  const problem = textProblem(nickname, { max: MAX_NICKNAME, isRequired: true });
  if (problem === null) return null;
  if (problem === 'REQUIRED') return 'NICKNAME_REQUIRED';
  return problem === 'TOO_LONG' ? 'TOO_LONG' : 'INVALID_TEXT';
}
