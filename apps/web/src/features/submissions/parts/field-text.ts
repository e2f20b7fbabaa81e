import i18next from 'i18next';
import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function fieldText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  const { code, message } = problem;
  const own: unknown = i18next.getResource(i18next.language, 'pages/submissions', `fieldError.${code}`);
  if (typeof own === 'string') return own;
  return codeText(code) ?? message ?? i18next.t('pages/submissions:fieldError.INVALID');
}
