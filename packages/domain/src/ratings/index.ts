export {
  ALL_CARDS,
  type FilteredCard,
  hasEnoughVotes,
  isRatedBy,
  type RatingCardFilter,
  ratingCardPasses,
} from './card-filter.ts';
export {
  compareRatingCards,
  FIRST_DIRECTION,
  type OrderedCard,
  RATING_SORTS,
  type RatingSort,
  SORT_DIRECTIONS,
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
  formatRating,
  type ParsedRating,
  parseRating,
  type RatingGrammar,
  type RatingSingle,
  singlesOf,
  tidyRating,
} from './grammar.ts';
export { compareNeed, ENOUGH_MANAGER_VOTES, type RatingNeed, votesNeeded } from './need.ts';
export {
  isCommentRequired,
  isVote,
  lowDiff,
  MAX_COMMENT_LENGTH,
  MAX_RATING_LENGTH,
  ratingSliderValue,
} from './rating-text.ts';
export { doDisagree, voteSpread, type VoteSpread, type VotesOf } from './spread.ts';
export {
  averageRating,
  meanSortOrder,
  type RaterKind,
  type RatingVotes,
  ratingVotes,
  type VoteDifficulty,
} from './votes.ts';
