export {
  type CreditedLevel,
  type CreditLine,
  type CreditRole,
  creditLine,
  creditLineText,
  creditNames,
  type CreditTexts,
  creditTexts,
  type LineCredit,
  shownName,
} from './credit-line.ts';
export {
  explainSearch,
  type QuerySpan,
  type SearchExplanation,
  type SearchPart,
  type SearchWarning,
} from './explain-search.ts';
export { type LevelFact, levelFacts, levelFields, listedLevelFields } from './fields.ts';
export {
  type AnnouncementState,
  type LevelEdit,
  type LevelEditConsequences,
  levelEditConsequences,
} from './level-edit.ts';
export {
  LEVEL_SEARCH_FIELDS,
  LEVEL_SORTS,
  type LevelSearchField,
  type LevelSort,
  levelSort,
  staffFilter,
  TRI_STATES,
  type TriState,
} from './level-list.ts';
export {
  formatSearch,
  parseSearch,
  type Search,
  type SearchProblem,
  type SearchResult,
  type SearchTerm,
} from './search-grammar.ts';
