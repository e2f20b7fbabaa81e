import type { LevelSearchField } from '@rondo/domain/levels';
import type { PassSearchField } from '@rondo/domain/passes';

/** Every field that a list can be searched by. */
export type SearchField = LevelSearchField | PassSearchField;

/** What differs between the lists that are searched by the grammar. */
export interface SearchedList {
  /** The namespace of its words: `list`, `search`, `help` and `filter` are the same in each. */
  texts: 'pages/levels' | 'pages/pass-list';
  fields: readonly SearchField[];
}
