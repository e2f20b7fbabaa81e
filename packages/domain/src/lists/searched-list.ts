import type { Choice } from './choice.ts';
import type { ListFilters } from './list-filter.ts';

/** What a list can be asked for. Its parameters on the wire, its address and its controls follow from it. */
export interface SearchedList {
  /** In the order of the menu. */
  readonly sort: Choice;
  /** Of the search grammar (docs/rules/search.md#fields). */
  readonly searchFields: readonly string[];
  /** In the order of the controls. */
  readonly filters: ListFilters;
}
