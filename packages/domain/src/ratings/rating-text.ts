import { type ParsedRating, singlesOf } from './grammar.ts';

const OLD_UP_TO_19 = '(?:[1-9]|1\\d)\\+?';
const LOW = new RegExp(`^(?:p\\d.*|${OLD_UP_TO_19}(?:\\s*[-~]\\s*${OLD_UP_TO_19})?)$`, 'is');

export const MAX_COMMENT_LENGTH = 1000;
export const MAX_RATING_LENGTH = 50;

/** Whether a rating belongs to the easy pile: rerate number if there is one, else the requested text. */
export function lowDiff(rerateNum: string, requesterFR: string): boolean {
  const text = rerateNum.trim() || requesterFR.trim();
  return LOW.test(text);
}

/** A rerate number that starts with "vote" makes a vote-type rating. */
export function isVote(rerateNum: string): boolean {
  return /^\s*vote/i.test(rerateNum);
}

/** Whether a rating asks for a comment: it contains -2, or the level's flag is on (docs/rules/ratings.md#saving). */
export function isCommentRequired(rating: ParsedRating, isRequiredByLevel: boolean): boolean {
  return isRequiredByLevel || singlesOf(rating).some(({ kind, name }) => kind === 'special' && name === '-2');
}

/** One place on the slider 1 … 60; a range is its middle, rounded half up; null without a PGU part. */
export function ratingSliderValue(rating: ParsedRating): number | null {
  const values = singlesOf(rating).flatMap((single) => (single.kind === 'pgu' ? [single.value] : []));
  if (values.length === 0) return null;
  return Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length + 0.5);
}
