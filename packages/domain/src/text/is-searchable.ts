import { normaliseSearch } from './normalise-search.ts';
import { textLength } from './storable-text.ts';

/** Han, kana and hangul: one character may be a whole name. */
const WORD_CHARACTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/** Whether enough is typed to look names up by it (docs/rules/search.md#shortest-search). */
export function isSearchable(text: string, shortest = 2): boolean {
  const wanted = normaliseSearch(text).trim();
  return textLength(wanted) >= shortest || WORD_CHARACTER.test(wanted);
}
