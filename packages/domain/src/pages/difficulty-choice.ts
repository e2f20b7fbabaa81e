import { SLIDER_MAX, SLIDER_MIN, pguAt } from '../difficulties/index.ts';
import { integer, toggle, words } from './url-state.ts';

/** Which difficulties a list shows: two values of the slider and the names of special ones. */
export const difficultyParams = {
  from: integer(SLIDER_MIN, SLIDER_MIN, SLIDER_MAX),
  to: integer(SLIDER_MAX, SLIDER_MIN, SLIDER_MAX),
  /** Off: the chosen special difficulties alone (docs/rules/levels.md#level-list). */
  scale: toggle(true),
  special: words(100),
};

export interface DifficultyChoice {
  readonly from: number;
  readonly to: number;
  readonly scale: boolean;
  readonly special: readonly string[];
}

/** Whether the special difficulties are listed without the scale: only where some are chosen. */
export function isSpecialOnly({ scale, special }: Pick<DifficultyChoice, 'scale' | 'special'>): boolean {
  return !scale && special.length > 0;
}

/** The choice as the wire asks for it; null for the full range without specials, which is no filter. */
export function difficultyFilter(choice: DifficultyChoice) {
  const { from, to, special } = choice;
  if (isSpecialOnly(choice)) return { range: null, special: [...special] };
  if (from === SLIDER_MIN && to === SLIDER_MAX && special.length === 0) return null;
  return { range: { from: pguAt(from).name, to: pguAt(to).name }, special: [...special] };
}
