export { type FieldProblem, textProblem } from './field-problem.ts';
export { fnv1a } from './fnv1a.ts';
export { hash53 } from './hash53.ts';
export { isSearchable } from './is-searchable.ts';
export { foldCase, normaliseSearch } from './normalise-search.ts';
export { similarWord } from './similar-word.ts';
export { cutText, isStorableText, storableText, textLength } from './storable-text.ts';
export { truncateGraphemes } from './truncate-graphemes.ts';
