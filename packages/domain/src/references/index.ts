export { type ReferenceChanges, referenceChanges, type StoredReference } from './reference-changes.ts';
export {
  formatReferenceText,
  type LevelReference,
  parseReferenceText,
  type ReferenceLineProblem,
  type ReferenceText,
} from './reference-text.ts';
export {
  compareReferenceTypes,
  parseReferenceType,
  REFERENCE_LETTERS,
  REFERENCE_TYPES,
  type ReferenceProblem,
  type ReferenceType,
  type ReferenceTypeResult,
  referenceTypeText,
} from './reference-type.ts';
