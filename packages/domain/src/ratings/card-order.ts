/** Orders of the rating page; "need" puts what needs votes most first (see `votesNeeded`). */
export const RATING_SORTS = ['id', 'votes', 'updated', 'need'] as const;
export type RatingSort = (typeof RATING_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The direction in which each order begins: levels as they came, otherwise the most and the latest first. */
export const FIRST_DIRECTION: Readonly<Record<RatingSort, SortDirection>> = {
  id: 'asc',
  votes: 'desc',
  updated: 'desc',
  need: 'desc',
};

export interface OrderedCard {
  readonly levelId: number;
  readonly votes: { readonly manager: number; readonly community: number };
  /** ISO time. */
  readonly updatedAt: string;
}

/** Compares two cards; equal ones stand by level. `needOf` is asked for that order only. */
export function compareRatingCards<C extends OrderedCard>(
  sort: RatingSort,
  direction: SortDirection,
  needOf: (card: C) => number,
): (a: C, b: C) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = comparisons(needOf)[sort];
  return (a, b) => sign * compare(a, b) || (sort === 'id' ? 0 : a.levelId - b.levelId);
}

function comparisons<C extends OrderedCard>(
  needOf: (card: C) => number,
): Record<RatingSort, (a: C, b: C) => number> {
  const votes = (card: C) => card.votes.manager + card.votes.community;
  return {
    id: (a, b) => a.levelId - b.levelId,
    votes: (a, b) => votes(a) - votes(b),
    updated: (a, b) => (a.updatedAt < b.updatedAt ? -1 : a.updatedAt > b.updatedAt ? 1 : 0),
    need: (a, b) => needOf(a) - needOf(b),
  };
}
