export { type FilteredCard, hasEnoughVotes, type RatingCardFilter, ratingCardPasses } from './card-filter.ts';
export {
  compareRatingCards,
  FIRST_DIRECTION,
  type OrderedCard,
  RATING_SORTS,
  type RatingSort,
  type SortDirection,
} from './card-order.ts';
export {
  type CardSearch,
  type CardTexts,
  ratingCardMatches,
  ratingCardSearch,
  ratingCardTexts,
  type SearchedCard,
} from './card-search.ts';
export {
  type ParsedRating,
  parseRating,
  type RatingGrammar,
  type RatingSingle,
  singlesOf,
  tidyRating,
} from './grammar.ts';
export { ENOUGH_MANAGER_VOTES, type RatingNeed, votesNeeded } from './need.ts';
export { isCommentRequired, lowDiff, MAX_COMMENT_LENGTH, MAX_RATING_LENGTH } from './rating-text.ts';
export { doDisagree, voteSpread, type VoteSpread, type VotesOf } from './spread.ts';
export { averageRating, type RaterKind, type RatingVotes, type VoteDifficulty } from './votes.ts';
