export { judgementFields, type PassFact, passFields } from './fields.ts';
export {
  forJudgements,
  JUDGEMENT_KEYS,
  type JudgementKey,
  type Judgements,
  judgementCount,
  MAX_JUDGEMENT_COUNT,
  otherTileCount,
  tileCount,
} from './judgements.ts';
export { isKeyModeOffered, keyModeProblem } from './key-mode.ts';
export {
  LEVEL_PASS_SORTS,
  type LevelPassSort,
  type PassSearchField,
  type PassSort,
  passList,
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
  type ScoreParts,
  type ScoringDifficulty,
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
