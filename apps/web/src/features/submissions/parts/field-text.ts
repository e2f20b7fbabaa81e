import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { t, textOf } from '../../../lib/i18n/texts.ts';

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function fieldText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  const { code, message } = problem;
  const own = textOf('pages/submissions', `fieldError.${code}`);
  return own ?? codeText(code) ?? message ?? t('pages/submissions:fieldError.INVALID');
}
