import type { Choice, SearchedList } from '../lists/index.ts';
import { difficultyParams } from './difficulty-choice.ts';
import { oneOf, type Param, text, type UrlState } from './url-state.ts';

/** The part of a list's address that says which rows are shown, and in which order. */
export function listParams<L extends SearchedList>({ sort, filters }: L) {
  return {
    query: text(),
    sort: oneOf(sort.words, sort.usual) as Param<L['sort']['usual']>,
    seed: text(64),
    ...difficultyParams,
    ...filterParams(filters as L['filters']),
  };
}

/** Each filter under its name. */
export function filterParams<F extends Readonly<Record<string, Choice>>>(filters: F) {
  const param = ([name, { words, usual }]: [string, Choice]) => [name, oneOf(words, usual)];
  return Object.fromEntries(Object.entries(filters).map(param)) as {
    [N in keyof F]: Param<F[N]['usual']>;
  };
}

/** What is seen without opening the filters, or means nothing by itself. */
const BESIDE_FILTERS = ['query', 'sort', 'seed', 'scale'];

/** Whether a list shows less than it could, or more than it usually does. */
export function isListFiltered<T>(address: UrlState<T>, values: T): boolean {
  return Object.keys(address.strip(values)).some((name) => !BESIDE_FILTERS.includes(name));
}
