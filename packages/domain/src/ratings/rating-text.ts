import { halfWidth } from '../text/index.ts';
import { type ParsedRating, singlesOf } from './grammar.ts';

const OLD_UP_TO_19 = '(?:[1-9]|1\\d)\\+?';
const LOW = new RegExp(`^(?:p\\d.*|${OLD_UP_TO_19}(?:\\s*[-~]\\s*${OLD_UP_TO_19})?)$`, 'is');

export const MAX_COMMENT_LENGTH = 1000;

/** Whether a rating belongs to the easy pile: rerate number if there is one, else the requested text. */
export function lowDiff(rerateNum: string, requesterFR: string): boolean {
  const text = rerateNum.trim() || requesterFR.trim();
  return LOW.test(halfWidth(text));
}

/** Whether a rating asks for a comment: it contains -2, or the level's flag is on (docs/rules/ratings.md#saving). */
export function isCommentRequired(rating: ParsedRating, isRequiredByLevel: boolean): boolean {
  return isRequiredByLevel || singlesOf(rating).some(({ kind, name }) => kind === 'special' && name === '-2');
}
