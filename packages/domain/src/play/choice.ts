/** The fractions of one draw, each 0 ≤ x < 1, by their number. */
export type Fractions = (index: number) => number;

/** The choice into whose share of 100 percent the fraction falls; undefined in the rest. */
export function chosenByPercent<C extends { readonly percent: number }>(
  choices: readonly C[],
  fraction: number,
): C | undefined {
  let upTo = 0;
  return choices.find(({ percent }) => {
    upTo += percent;
    return fraction * 100 < upTo;
  });
}

/** One of the choices, all alike; undefined where there are none. */
export function chosenEvenly<C>(choices: readonly C[], fraction: number): C | undefined {
  return choices[Math.floor(fraction * choices.length)];
}
