import i18next from 'i18next';
import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function fieldText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  const key = `pages/submissions:fieldError.${problem.code}`;
  if (i18next.exists(key)) return i18next.t(key as 'pages/submissions:fieldError.INVALID');
  return codeText(problem.code) ?? problem.message ?? i18next.t('pages/submissions:fieldError.INVALID');
}
