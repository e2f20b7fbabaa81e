import i18next from 'i18next';
import { codeText } from './code-text.ts';
import { isProblem } from './problem.ts';

/**
 * What went wrong, in the reader's language: by code, else in the server's own words. The texts by code arrive with
 * the first refusal (`answer`), not with every page that might meet one.
 */
export function problemText(error: unknown): string {
  if (!isProblem(error)) return i18next.t('failure.unexpected');
  if (error.status === 0) return i18next.t('failure.network');
  return codeText(error.code) ?? error.message;
}
