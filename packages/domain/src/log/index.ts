export { SUBJECT_TYPES, type SubjectType } from './subject-types.ts';
export { NAMED_TYPES, namedIds, type NamedType, namedType } from './named-facts.ts';
