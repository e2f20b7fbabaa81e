import { textLength } from '../text/index.ts';
import {
  formatRating,
  MAX_RATING_LENGTH,
  parseRating,
  type RatingGrammar,
  type RatingSingle,
} from './grammar.ts';

/**
 * A stored rating after specials got other names, so that a vote stays one for the same difficulty. As it is where it
 * names none of them, or where the new text would be read as something else or be too long.
 * @param before the grammar by which it was read so far
 * @param names the new names of specials by their old ones
 */
export function renamedRating(
  text: string,
  before: RatingGrammar,
  after: RatingGrammar,
  names: ReadonlyMap<string, string>,
): string {
  const rating = parseRating(text, before);
  if (rating === null || rating.kind === 'empty') return text;
  const renamed = (single: RatingSingle): RatingSingle => {
    const name = single.kind === 'special' ? names.get(single.name) : undefined;
    return name === undefined ? single : { kind: 'special', name };
  };
  const wanted =
    rating.kind === 'single'
      ? { ...rating, single: renamed(rating.single) }
      : { ...rating, from: renamed(rating.from), to: renamed(rating.to) };
  if (JSON.stringify(wanted) === JSON.stringify(rating)) return text;
  const written = formatRating(wanted);
  const isSame = JSON.stringify(parseRating(written, after)) === JSON.stringify(wanted);
  return isSame && textLength(written) <= MAX_RATING_LENGTH ? written : text;
}
