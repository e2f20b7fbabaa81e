import { choice, type FilterWords, TRI_STATES, type TriState } from '../lists/index.ts';
import { ENOUGH_MANAGER_VOTES } from './need.ts';

/** What the toggles of the rating page look at. */
export interface FilteredCard {
  readonly lowDiff: boolean;
  readonly isVote: boolean;
  readonly votes: { readonly manager: number };
  readonly details: readonly { readonly userId: number }[];
}

/** Toggles of the rating page: each shows all, hides the ones meant, or shows only them. */
export const ratingFilters = {
  rated: choice(TRI_STATES, 'show'),
  low: choice(TRI_STATES, 'show'),
  four: choice(TRI_STATES, 'show'),
};
export type RatingCardFilter = FilterWords<typeof ratingFilters>;

function isRatedBy({ details }: FilteredCard, userId: number): boolean {
  return details.some((detail) => detail.userId === userId);
}

/** Four manager votes or more; the community's do not count (docs/rules/ratings.md#unrated). */
export function hasEnoughVotes({ votes }: FilteredCard): boolean {
  return votes.manager >= ENOUGH_MANAGER_VOTES;
}

/** Whether a card stays in the list of this user. Hiding what is rated also hides vote-type entries. */
export function ratingCardPasses(card: FilteredCard, filter: RatingCardFilter, userId: number): boolean {
  const isRated = isRatedBy(card, userId);
  return (
    passes(filter.rated, filter.rated === 'hide' ? isRated || card.isVote : isRated) &&
    passes(filter.low, card.lowDiff) &&
    passes(filter.four, hasEnoughVotes(card))
  );
}

function passes(state: TriState, isMeant: boolean): boolean {
  return state === 'show' || isMeant === (state === 'only');
}
