export interface Placed {
  readonly id: number;
  readonly sortOrder: number;
}

/**
 * Deals out the sort orders that rows have in the order in which the rows are wished: nothing else in the table moves.
 * @returns those that get another one
 */
export function dealtPlaces(wished: readonly Placed[]): Placed[] {
  const places = wished.map(({ sortOrder }) => sortOrder).sort((a, b) => a - b);
  return wished
    .map(({ id }, index) => ({ id, sortOrder: places[index] ?? 0 }))
    .filter(({ sortOrder }, index) => wished[index]?.sortOrder !== sortOrder);
}
