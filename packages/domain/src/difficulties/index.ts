export { contrast, edgeColours, liftColour, luminance, mixColours } from './colour.ts';
export { type DifficultyFamily, difficultyPlace } from './family.ts';
export { type DifficultyType, SPECIAL_GROUPS, specialGroup, UNRANKED_ID } from './group.ts';
export { dealtPlaces, type Placed } from './places.ts';
export { rowsByTier } from './rows-by-tier.ts';
export { nextStep, type ScaleRow, stepOf, stepRows } from './scale-rows.ts';
export {
  PGU_TIERS,
  type PguStep,
  type PguTier,
  pguAt,
  pguColour,
  pguNamed,
  SLIDER_MAX,
  SLIDER_MIN,
  STEPS_PER_TIER,
} from './scale.ts';
export {
  AUTO_ICON,
  defaultEmoji,
  FIRST_ID_WITHOUT_PP,
  SEED_DIFFICULTIES,
  type SeedDifficulty,
} from './table.ts';
export {
  DIFFICULTY_TEXTS,
  DIFFICULTY_TYPES,
  type DifficultyValues,
  type DifficultyWarning,
  difficultyWarnings,
  isColour,
  isDifficultyBase,
  isIcon,
  MOST_DIFFICULTY_ID,
  MOST_SORT_ORDER,
} from './values.ts';
