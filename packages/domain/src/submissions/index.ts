export { SUBMISSION_KINDS, type SubmissionKind, submissionKinds } from './kinds.ts';
export { type LevelForm, levelFormProblems, MAX_CREATOR_REQUESTS, tidyLevelForm } from './level-form.ts';
export { formJudgements, type PassForm, type PassFormContext, passFormProblems } from './pass-form.ts';
export {
  type CreatorRequest,
  type CreatorRequestForm,
  isLastCharter,
  levelProfileSteps,
  type ProfileStep,
  passProfileSteps,
  type RequestRole,
  type ReviewedLevel,
  type TeamRequest,
  type TeamRequestForm,
  unresolvedRequests,
} from './requests.ts';
