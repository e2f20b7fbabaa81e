export {
  formatRating,
  type ParsedRating,
  parseRating,
  type RatingGrammar,
  type RatingSingle,
  singlesOf,
  tidyRating,
} from './grammar.ts';
export {
  isCommentRequired,
  isVote,
  lowDiff,
  MAX_COMMENT_LENGTH,
  MAX_RATING_LENGTH,
  ratingSliderValue,
} from './rating-text.ts';
export {
  averageRating,
  type RaterKind,
  type RatingVotes,
  ratingVotes,
  type VoteDifficulty,
} from './votes.ts';
