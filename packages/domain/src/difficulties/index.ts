export { contrast, edgeColours, isColour, liftColour, luminance, mixColours } from './colour.ts';
export { type DifficultyType, SPECIAL_GROUPS, type SpecialGroup, specialGroup } from './group.ts';
export {
  legacyLabel,
  PGU_TIERS,
  type PguStep,
  type PguTier,
  pguAt,
  pguColour,
  pguNamed,
  SLIDER_MAX,
  SLIDER_MIN,
  STEPS_PER_TIER,
  sliderValue,
} from './scale.ts';
export {
  AUTO_ICON,
  defaultEmoji,
  difficultySlug,
  FIRST_ID_WITHOUT_PP,
  MARATHON_ID,
  NOT_ACCEPTABLE_NAME,
  SEED_DIFFICULTIES,
  type SeedDifficulty,
  UNRANKED_ID,
} from './table.ts';
