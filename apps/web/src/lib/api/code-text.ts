import i18next from 'i18next';

/** The words for an error code in the reader's language; undefined when the code has none here. */
export function codeText(code: string): string | undefined {
  const key = `errors:${code}`;
  return i18next.exists(key) ? i18next.t(key as 'errors:INTERNAL') : undefined;
}
