export { type Access, accessRefusal, concernsSuperAdmin, isManager, type Viewer } from './access.ts';
export {
  emailProblem,
  MAX_NICKNAME,
  nicknameProblem,
  normaliseEmail,
  passwordProblem,
  usernameProblem,
} from './credentials.ts';
export { isNamePassword, PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts';
export { nicknamesOf, numberedUsername, usernameLike } from './provider-names.ts';
export { callRefusal, seesRemoved, type SubjectOf, subjectRules } from './subject-rules.ts';
