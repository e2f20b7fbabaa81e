export {
  type CreditedLevel,
  type CreditLine,
  type CreditRole,
  creditLine,
  creditNames,
  creditTexts,
  type LineCredit,
  shownName,
} from './credit-line.ts';
export { explainSearch, type SearchPart, type SearchWarning } from './explain-search.ts';
export { type ExampleRow, type SearchExamples, searchExamples } from './search-examples.ts';
export { levelFacts, levelFields, listedLevelFields } from './fields.ts';
export { type LevelEdit, levelEditConsequences } from './level-edit.ts';
export { type LevelSearchField, type LevelSort, levelList } from './level-list.ts';
export {
  formatSearch,
  parseSearch,
  type Search,
  type SearchResult,
  type SearchTerm,
} from './search-grammar.ts';
