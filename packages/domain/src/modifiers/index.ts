export { type MissablePass, type MissedPass, missedPass, missedTopScores } from './missed-pass.ts';
export {
  extendsItself,
  MODIFIER_TYPES,
  type ModifierChance,
  modifierMinutes,
  type ModifierType,
  USUAL_CHANCES,
} from './modifier-type.ts';
export {
  type PlayerScores,
  type ScoreModifier,
  type ScoreStep,
  shownScoreSteps,
} from './shown-score.ts';
