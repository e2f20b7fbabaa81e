export {
  type BadgeDifficulty,
  type BadgeVariant,
  badgeContrast,
  badgeHash,
  difficultyBadgeSvg,
} from './badge.ts';
