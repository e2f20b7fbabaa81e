export { type BadgeDifficulty, type BadgeVariant, badgeHash, difficultyBadgeSvg } from './badge.ts';
