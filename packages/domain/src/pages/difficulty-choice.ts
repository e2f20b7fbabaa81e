import { SLIDER_MAX, SLIDER_MIN, pguAt } from '../difficulties/index.ts';
import { integer, words } from './url-state.ts';

/** Which difficulties a list shows: two values of the slider and the names of special ones. */
export const difficultyParams = {
  from: integer(SLIDER_MIN, SLIDER_MIN, SLIDER_MAX),
  to: integer(SLIDER_MAX, SLIDER_MIN, SLIDER_MAX),
  special: words(100),
};

export interface DifficultyChoice {
  readonly from: number;
  readonly to: number;
  readonly special: readonly string[];
}

/** The choice as the wire asks for it; null for the full range without specials, which is no filter. */
export function difficultyFilter({ from, to, special }: DifficultyChoice) {
  if (from === SLIDER_MIN && to === SLIDER_MAX && special.length === 0) return null;
  return { from: pguAt(from).name, to: pguAt(to).name, special: [...special] };
}
