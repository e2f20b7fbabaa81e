export { judgementFields, type PassFact, passFields } from './fields.ts';
export {
  type JudgementKey,
  type Judgements,
  JUDGEMENT_KEYS,
  judgementCount,
  MAX_JUDGEMENT_COUNT,
  otherTileCount,
  tileCount,
} from './judgements.ts';
export { isKeyModeOffered, keyModeProblem } from './key-mode.ts';
export {
  KEY_FLAGS,
  type KeyFlag,
  LEVEL_PASS_SORTS,
  type LevelPassSort,
  PASS_SEARCH_FIELDS,
  PASS_SORTS,
  type PassSearchField,
  type PassSort,
  passSort,
} from './pass-list.ts';
export {
  areJudgements,
  isJudgementCount,
  isSpeed,
} from './pass-values.ts';
export {
  accuracyFactorOf,
  accuracyOf,
  countedMisses,
  effectiveBase,
  isMarathon,
  isNoMiss,
  type ScoreInput,
  type ScoringDifficulty,
  type ScoreParts,
  scoreParts,
  scorePass,
} from './score.ts';
export { type ScoreStep, scoreSteps } from './score-steps.ts';
export {
  compareUploads,
  endOfDay,
  isReadable,
  isUploadTime,
  latestDay,
  moment,
  readUploadTime,
  type UploadTime,
  uploadDay,
  uploadTimeText,
} from './upload-time.ts';
