export { type Difficulty, useDifficulties } from './api.ts';
export { type BadgeOf, DifficultyBadge } from './DifficultyBadge.tsx';
export { DifficultyRange } from './DifficultyRange.tsx';
export { edgeStyle } from './edge.ts';
export { SpecialDifficulties } from './SpecialDifficulties.tsx';
