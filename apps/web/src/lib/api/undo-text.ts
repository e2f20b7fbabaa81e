import type { FlatNamespace } from 'i18next';
import { textOf } from '../i18n/texts.ts';
import { isProblem } from './problem.ts';
import { problemText } from './problem-text.ts';

/** Why a merge was not undone: what blocks it, in the words of a slice's `merges.blocked`. */
export function undoText(home: FlatNamespace, error: unknown): string {
  const reason = isProblem(error) ? String(error.extra.reason) : '';
  return textOf(home, `merges.blocked.${reason}`) ?? problemText(error);
}
