import i18next from 'i18next';

/** The words for an error code in the reader's language; undefined when the code has none here. */
export function codeText(code: string): string | undefined {
  const words: unknown = i18next.getResource(i18next.language, 'errors', code);
  return typeof words === 'string' ? words : undefined;
}
