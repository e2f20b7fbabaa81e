import { pguAt, SLIDER_MAX, SLIDER_MIN } from '@rondo/domain/difficulties';
import { integer, words } from '../../lib/search-params.ts';

/** Which difficulties a list shows: two values of the slider and the names of special ones. */
export const difficultyParams = {
  from: integer(SLIDER_MIN, SLIDER_MIN, SLIDER_MAX),
  to: integer(SLIDER_MAX, SLIDER_MIN, SLIDER_MAX),
  special: words(100),
};

export interface DifficultyChoice {
  from: number;
  to: number;
  special: string[];
}

/** The choice as the wire asks for it; null for the full range without specials, which is no filter (rules §5.2). */
export function difficultyFilter({ from, to, special }: DifficultyChoice) {
  if (from === SLIDER_MIN && to === SLIDER_MAX && special.length === 0) return null;
  return { from: pguAt(from).name, to: pguAt(to).name, special };
}
