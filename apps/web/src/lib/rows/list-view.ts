import { ROWS_A_PAGE } from '@rondo/domain/pages';
import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ListPosition } from '../../ui/use-list-position.ts';
import { call, type CallOptions } from '../api/call.ts';
import type { CallName, Given, GivenAnd, Reply } from '../api/contract.ts';
import { firstReply } from '../api/first-reply.ts';
import { keyOf, keyUnder } from '../queries/key.ts';
import { recallPlace } from './places.ts';

export { ROWS_A_PAGE };

export interface PageOfRows<T> {
  results: readonly T[];
  /** Rows of all pages together. */
  count: number;
}

/** Rows that arrive in pages of 30. */
export interface RowSource<T> {
  /** Names the rows, whatever the page. */
  key: QueryKey;
  /** What was searched for. */
  query?: string;
  load: (offset: number, signal: AbortSignal, limit?: number) => Promise<PageOfRows<T>>;
  /** What `load` asks for, where the server may have written the answer into the page. */
  call?: (offset: number) => Parameters<typeof firstReply>[0];
}

type ListName = { [N in CallName]: Reply<N> extends PageOfRows<unknown> ? N : never }[CallName];
type RowOf<N extends ListName> = Reply<N> extends PageOfRows<infer Row> ? Row : never;

/**
 * The rows that a call of the contract answers.
 * @param searchedBy what was searched for
 */
export function rowsOf<N extends ListName>(
  callAt: (offset: number, limit?: number) => { readonly name: N; readonly given: Given<N> },
  searchedBy: string,
): RowSource<RowOf<N>> {
  const first = callAt(0);
  return {
    key: keyOf(first.name, first.given),
    query: searchedBy,
    load: (offset, signal, limit) => {
      const { name, given } = callAt(offset, limit);
      const page: Promise<unknown> = call(
        name,
        ...([given, { signal }] as unknown as GivenAnd<N, CallOptions>),
      );
      return page as Promise<PageOfRows<RowOf<N>>>;
    },
    call: callAt,
  };
}

/** One page of a source as a query of its own. */
export function pageQuery<T>(source: RowSource<T>, page: number) {
  const offset = page * ROWS_A_PAGE;
  const call = source.call?.(offset);
  return queryOptions({
    queryKey: keyUnder(source.key, page),
    queryFn: ({ signal }) => source.load(offset, signal),
    ...(call && firstReply<PageOfRows<T>>(call)),
  });
}

/** What a list shows: a source, up to where the list has grown, from the step of the history that asked for it. */
export interface ListView<T> {
  /** Names the rows. */
  name: string;
  entry: string;
  source: RowSource<T>;
  reach: number;
  position: ListPosition | undefined;
  /** The page that it is on. */
  first: number;
}

/** Applies only after scrolling past the list's beginning. */
const beginning: ListPosition = { item: 0, shift: 0, ifPast: true };
const topOfPage: ListPosition = { item: 0, shift: Number.NEGATIVE_INFINITY };

/** Where to begin: at the place this step of the history was left, else as it is when the rows stay the same. */
export function viewOf<T>(source: RowSource<T>, entry: string, before: ListView<T> | null): ListView<T> {
  const name = hashKey(source.key);
  const fresh = {
    name,
    entry,
    source,
    reach: ROWS_A_PAGE,
    position: before ? beginning : undefined,
    first: 0,
  };
  const place = recallPlace(entry);
  if (!place) return before?.name === name ? { ...before, entry, position: undefined } : fresh;
  const position = place.position ?? (before ? topOfPage : undefined);
  return { ...fresh, reach: place.reach, position, first: pageAt(place.position?.item ?? 0) };
}

/** The page that holds an item. */
export function pageAt(item: number): number {
  return Math.floor(item / ROWS_A_PAGE);
}
