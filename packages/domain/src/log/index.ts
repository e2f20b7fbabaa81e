export { SUBJECT_TYPES, type SubjectType } from './subject-types.ts';
