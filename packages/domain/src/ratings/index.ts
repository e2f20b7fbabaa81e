export { hasEnoughVotes, ratingCardPasses, ratingFilters } from './card-filter.ts';
export {
  compareRatingCards,
  FIRST_DIRECTION,
  RATING_SORTS,
  type RatingSort,
  type SortDirection,
} from './card-order.ts';
export { type CardTexts, ratingCardMatches, ratingCardSearch, ratingCardTexts } from './card-search.ts';
export {
  MAX_RATING_LENGTH,
  type ParsedRating,
  parseRating,
  type RatingGrammar,
  ratingGrammar,
  type RatingSingle,
  singlesOf,
  tidyRating,
} from './grammar.ts';
export { ENOUGH_MANAGER_VOTES, votesNeeded } from './need.ts';
export { isCommentRequired, lowDiff, MAX_COMMENT_LENGTH } from './rating-text.ts';
export { renamedRating } from './renamed-rating.ts';
export { doDisagree, voteSpread, type VoteSpread } from './spread.ts';
export { averageRating, type RaterKind, type RatingVotes, type VoteDifficulty } from './votes.ts';
