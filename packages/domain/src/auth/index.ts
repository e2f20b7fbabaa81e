export {
  ACCESS_CLASSES,
  type Access,
  type AccessRefusal,
  accessRefusal,
  needsSuperAdminPassword,
  type Viewer,
} from './access.ts';
export {
  emailProblem,
  MAX_EMAIL,
  MAX_NICKNAME,
  MAX_PASSWORD,
  MIN_PASSWORD,
  nicknameProblem,
  normaliseEmail,
  passwordProblem,
  usernameProblem,
} from './credentials.ts';
export { ACTIONS, type Action, accessOf, may, type Refusal, refusalOf } from './may.ts';
export { PASSWORD_STRENGTHS, type PasswordStrength, passwordStrength } from './password-strength.ts';
export { nicknameOf, numberedUsername, usernameLike } from './provider-names.ts';
