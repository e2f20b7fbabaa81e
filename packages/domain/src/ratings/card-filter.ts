import type { TriState } from '../levels/index.ts';
import { ENOUGH_MANAGER_VOTES } from './need.ts';

/** What the toggles of the rating page look at. */
export interface FilteredCard {
  readonly lowDiff: boolean;
  readonly isVote: boolean;
  readonly votes: { readonly manager: number };
  readonly details: readonly { readonly userId: number }[];
}

/** Toggles of the rating page: each shows all, hides the ones meant, or shows only them. */
export interface RatingCardFilter {
  readonly rated: TriState;
  readonly lowDiff: TriState;
  readonly fourVotes: TriState;
}

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
    passes(filter.lowDiff, card.lowDiff) &&
    passes(filter.fourVotes, hasEnoughVotes(card))
  );
}

function passes(state: TriState, isMeant: boolean): boolean {
  return state === 'show' || isMeant === (state === 'only');
}
