import { codeText } from '../../../lib/api/code-text.ts';
import type { FieldCode } from '../../../lib/form-errors.ts';
import { textOf } from '../../../lib/i18n/texts.ts';

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function errorText(problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  return textOf('pages/pass-edit', `fieldError.${problem.code}`) ?? codeText(problem.code) ?? problem.message;
}
