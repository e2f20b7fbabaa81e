import { textOf } from '../i18n/texts.ts';

/** The words for an error code in the reader's language; undefined when the code has none here. */
export function codeText(code: string): string | undefined {
  return textOf('errors', code);
}
