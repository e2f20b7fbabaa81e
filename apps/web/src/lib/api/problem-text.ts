import { currentLanguage, t } from '../i18n/texts.ts';
import { codeText } from './code-text.ts';
import { isProblem } from './problem.ts';

/**
 * What went wrong, in the reader's language: by code, else in the server's own words. The texts by code arrive with
 * the first refusal (`answer`), not with every page that might meet one.
 */
export function problemText(error: unknown): string {
  if (!isProblem(error)) return t('failure.unexpected');
  if (error.status === 0) return t(withoutAnswer.get(error.code) ?? 'failure.network');
  if (error.code === 'RATE_LIMITED' && error.retryAfter !== undefined)
    return t('failure.tooMany', { when: inWords(error.retryAfter) });
  return codeText(error.code) ?? error.message;
}

/** What is known of a call that had no answer. */
const withoutAnswer = new Map<string, 'failure.notSent' | 'failure.noAnswer'>([
  ['NOT_SENT', 'failure.notSent'],
  ['NO_ANSWER', 'failure.noAnswer'],
]);

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
