import { currentLanguage, t, textOf } from '../i18n/texts.ts';
import { codeText } from './code-text.ts';
import { isProblem } from './problem.ts';

/**
 * What went wrong, in the reader's language: by code, else in the server's own words. The texts by code arrive with
 * the first refusal (`answer`), not with every page that might meet one.
 */
export function problemText(error: unknown): string {
  if (!isProblem(error)) return t('failure.unexpected');
  if (error.code === 'NOT_SENT') return t('failure.notSent');
  if (error.status === 0)
    return (error.code === 'NO_ANSWER' && textOf('connection', 'noAnswer')) || t('failure.network');
  if (error.code === 'RATE_LIMITED' && error.retryAfter !== undefined)
    return t('failure.tooMany', { when: inWords(error.retryAfter) });
  return codeText(error.code) ?? error.message;
}

/** Why a search text was refused; null where something else failed. */
export function queryProblemText(error: unknown): string | null {
  return isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null;
}

const minute = 60;
const hour = 3_600;

/** "in 12 minutes": never sooner than it is allowed. */
function inWords(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage());
  if (seconds <= minute) return words.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= hour) return words.format(Math.ceil(seconds / minute), 'minute');
  return words.format(Math.ceil(seconds / hour), 'hour');
}
