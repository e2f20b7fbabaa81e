export { type Difficulty, difficultiesQuery, useDifficulties } from './api.ts';
export { type BadgeOf, DifficultyBadge } from './DifficultyBadge.tsx';
export { BaseScore } from './BaseScore.tsx';
export { DifficultyFilters } from './DifficultyFilters.tsx';
export { useKnownSpecials, useUnknownSpecials } from './known-specials.ts';
export { edgeStyle } from './edge.ts';
export { RatingBadges, readRating } from './RatingBadges.tsx';
export { WrittenDifficulty } from './WrittenDifficulty.tsx';
