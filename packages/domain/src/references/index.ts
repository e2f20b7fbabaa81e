export { referenceChanges, type StoredReference } from './reference-changes.ts';
export { formatReferenceText, parseReferenceText } from './reference-text.ts';
export {
  compareReferenceTypes,
  parseReferenceType,
  REFERENCE_LETTERS,
  REFERENCE_TYPES,
  type ReferenceType,
  referenceTypeText,
} from './reference-type.ts';
