import { BLANKS, classOf, EMPTY_PATTERN, MARKS, UNSEEN } from './tables/index.ts';

const SEEN = new RegExp(`[^${classOf(BLANKS, UNSEEN, EMPTY_PATTERN, MARKS)}]`, 'u');

/**
 * Whether a reader sees anything of a text: a character that is neither a blank nor without a look, nor a mark alone
 * (docs/rules/wire.md#texts). The database has the same as `is_visible`.
 */
export function isVisible(text: string): boolean {
  return SEEN.test(text);
}
