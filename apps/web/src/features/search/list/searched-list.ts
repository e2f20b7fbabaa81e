import type { ExampleRow, LevelSearchField } from '@rondo/domain/levels';
import type { PassSearchField } from '@rondo/domain/passes';
import type { RowSource } from '../../../lib/rows/list-view.ts';

/** Every field that a list can be searched by. */
export type SearchField = LevelSearchField | PassSearchField;

/** What differs between the lists that are searched by the grammar. */
export interface SearchedList {
  /** The namespace of its words: `list`, `search`, `help` and `filter` are the same in each. */
  texts: 'pages/levels' | 'pages/pass-list';
  fields: readonly SearchField[];
}

/** What the search help makes its examples of. */
export interface ExampleRows {
  exampleRows: {
    key: RowSource<unknown>['key'];
    load: (signal: AbortSignal) => Promise<ExampleRow<SearchField>[]>;
  };
}

/** Rows to choose from: with one alone, some examples would say the same. */
const CHOICE = 20;

/** Examples out of the first rows of a list without filters. */
export function exampleRowsOf<T>(
  { key, load }: RowSource<T>,
  exampleOf: (row: T) => ExampleRow<SearchField>,
): ExampleRows['exampleRows'] {
  return { key, load: async (signal) => (await load(0, signal, CHOICE)).results.map(exampleOf) };
}
