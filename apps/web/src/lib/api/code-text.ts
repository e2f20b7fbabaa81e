import { formatCount } from '@rondo/domain/format';
import type { FlatNamespace } from 'i18next';
import type { FieldCode } from '../form-errors.ts';
import { t, textOf } from '../i18n/texts.ts';

/** The words for an error code in the reader's language; undefined when the code has none here. */
export function codeText(code: string): string | undefined {
  return textOf('errors', code);
}

/** A field's problem in words: the form's own, the general ones by code, or the server's. */
export function fieldText(home: FlatNamespace, problem: FieldCode | undefined): string | undefined {
  if (!problem) return undefined;
  const { code, message, least, most } = problem;
  const own = textOf(home, `fieldError.${code}`) ?? codeText(code);
  if (own !== undefined || least === undefined || most === undefined) return own ?? message;
  return t('components:field.between', { least: formatCount(least), most: formatCount(most) });
}
