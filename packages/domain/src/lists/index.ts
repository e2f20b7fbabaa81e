export { type Choice, choice, chosenWord } from './choice.ts';
export {
  changedFilters,
  type FilterAudience,
  type FilterParameters,
  filterParameters,
  isOffered,
  type FilterWords,
  type ListFilter,
  listFilter,
  type ListFilters,
  readFilters,
  removedFilter,
  TRI_STATES,
  type TriState,
  triState,
} from './list-filter.ts';
export type { SearchedList } from './searched-list.ts';
