export { SUBMISSION_KINDS, type SubmissionKind, submissionKinds } from './kinds.ts';
export { type LevelForm, levelFormProblems, MAX_CREATOR_REQUESTS, tidyLevelForm } from './level-form.ts';
export { formJudgements, type PassForm, passFormProblems } from './pass-form.ts';
export { type LookedUp, takeLookedUp } from './looked-up.ts';
export {
  isLastCharter,
  levelProfileSteps,
  type ProfileStep,
  passProfileSteps,
  type RequestRole,
  type TeamRequest,
  unresolvedRequests,
} from './requests.ts';
export { decisionStandsFrom } from './undo-time.ts';
