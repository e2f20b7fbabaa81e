import i18next from 'i18next';
import { isProblem } from './problem.ts';

/** What went wrong in the reader's language, by code; the server's own text when the code is not known here. */
export function problemText(error: unknown): string {
  const code = isProblem(error) ? error.code : 'INTERNAL';
  const key = `errors:${code}`;
  if (i18next.exists(key)) return i18next.t(key as 'errors:INTERNAL');
  return error instanceof Error ? error.message : String(error);
}
