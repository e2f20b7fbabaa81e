import { hashKey, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lostConnection, onConnection } from '../connection/connection.ts';
import type { ListPosition } from '../../ui/use-list-position.ts';
import {
  type ListView,
  type PageOfRows,
  pageAt,
  pageQuery,
  ROWS_A_PAGE,
  type RowSource,
  viewOf,
} from './list-view.ts';
import { recallPlace, rememberPlace } from './places.ts';
import { usePageRange } from './use-page-range.ts';

export interface PagedRows<T> {
  /** `failed`: nothing to show; `ready`: there are rows, or none at all. */
  status: 'loading' | 'failed' | 'ready';
  /** Names what was asked for. */
  name: string;
  /** The rows asked for are on their way; those of before are still shown. */
  isOld: boolean;
  count: number | undefined;
  /** What the rows that came last were searched by; undefined until there were some. */
  answered: string | undefined;
  /** Why nothing can be shown, or the page after the last row. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  /** Makes the list long enough for a row and brings it to a third of the window's height. */
  jumpTo: (item: number) => void;
  /** For the list that shows the rows. */
  list: {
    items: readonly (T | undefined)[];
    hasMore: boolean;
    loadingMore: boolean;
    onMore: () => void;
    position: ListPosition | undefined;
    onPosition: (position: ListPosition | undefined) => void;
    /** The position that was reported last, for another view of the same rows. */
    lastPosition: () => ListPosition | undefined;
    onRange: (from: number, to: number) => void;
  };
}

/**
 * A list that grows as one reads on. Only the pages in sight are asked for, so that a place deep in the list comes back
 * on Back and on reload with one or two calls. The old rows stay until the new ones are there, and what nobody waits
 * for any more is aborted.
 */
export function usePagedRows<T>(source: RowSource<T>, entry: string): PagedRows<T> {
  const client = useQueryClient();
  const [asked, setAsked] = useState(() => viewOf(source, entry, null));
  const [shown, setShown] = useState(asked);
  const [failure, setFailure] = useState<{ page: number; error: Error } | null>(null);
  const { pages, startAt, onRange } = usePageRange(asked.first);
  if (asked.entry !== entry || asked.name !== hashKey(source.key)) setAsked(viewOf(source, entry, shown));

  const landing = useQuery(pageQuery(asked.source, asked.first));
  const isSame = asked.name === shown.name;
  const isOld = !isSame || asked.entry !== shown.entry;
  if (isOld && (isSame || !landing.isPending)) {
    setShown(asked);
    setFailure(null);
    if (!isSame || asked.position) startAt(asked.first);
  }

  const wanted = pages.filter((page) => failure === null || page < failure.page);
  const loaded = useQueries({ queries: wanted.map((page) => pageQuery(shown.source, page)) });
  const broken = loaded.findIndex(({ error, data }) => error !== null && data === undefined);
  const error = loaded[broken]?.error;
  if (error) setFailure({ page: wanted[broken] ?? 0, error });

  const count = (newest(loaded) ?? (isSame ? landing.data : undefined))?.count;
  const [answered, setAnswered] = useState<string>();
  const query = shown.source.query ?? '';
  if (isSame && count !== undefined && !failure && answered !== query) setAnswered(query);
  const end = failure ? failure.page * ROWS_A_PAGE : Number.POSITIVE_INFINITY;
  const length = Math.min(shown.reach, count ?? shown.reach, end);
  useSameCount(client, shown, loaded);
  const { onPosition, lastPosition } = usePlace(shown);

  const retry = () => {
    setFailure(null);
    const { queryKey } = pageQuery(shown.source, failure?.page ?? shown.first);
    void client.resetQueries({ queryKey, exact: true });
  };
  useWhenBack(failure !== null, retry);
  const grow = () => setShown({ ...shown, reach: shown.reach + ROWS_A_PAGE });
  // In slices, between which the browser handles the next key; the numbers around the rows change together with them.
  return useDeferredValue<PagedRows<T>>({
    status: hasFailed(failure?.page, shown) ? 'failed' : count === undefined ? 'loading' : 'ready',
    isOld: !isSame,
    name: asked.name,
    count,
    answered,
    error: failure?.error ?? null,
    isFetching: landing.isFetching,
    retry,
    jumpTo: (item) => {
      const reach = Math.max(shown.reach, (pageAt(item) + 1) * ROWS_A_PAGE);
      setShown({ ...shown, reach, position: { item, shift: -Math.round(window.innerHeight / 3) } });
    },
    list: {
      items: itemsOf(loaded, wanted, length),
      hasMore: failure !== null || shown.reach < (count ?? 0),
      loadingMore: failure === null && loaded.at(-1)?.isPending === true,
      onMore: failure ? retry : grow,
      position: shown.position,
      onPosition,
      lastPosition,
      onRange,
    },
  });
}

/** Without its first page, or the one that it begins with, a list shows nothing. */
function hasFailed<T>(page: number | undefined, { first }: ListView<T>): boolean {
  return page === 0 || page === first;
}

type Loaded<T> = readonly UseQueryResult<PageOfRows<T>>[];

function newest<T>(loaded: Loaded<T>): PageOfRows<T> | undefined {
  return loaded
    .filter(({ data }) => data !== undefined)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]?.data;
}

function itemsOf<T>(loaded: Loaded<T>, pages: readonly number[], length: number): (T | undefined)[] {
  const items = Array.from<T | undefined>({ length });
  for (const [index, page] of pages.entries()) {
    const offset = page * ROWS_A_PAGE;
    for (const [row, item] of (loaded[index]?.data?.results ?? []).entries())
      if (offset + row < length) items[offset + row] = item;
  }
  return items;
}

/** A list that changed between two pages shows a row twice or not at all: then both are asked for again. */
function useSameCount<T>(
  client: ReturnType<typeof useQueryClient>,
  { source }: ListView<T>,
  loaded: Loaded<T>,
): void {
  const counts = [...new Set(loaded.flatMap(({ data }) => data?.count ?? []))].join();
  useEffect(() => {
    if (counts.includes(',')) void client.invalidateQueries({ queryKey: source.key });
  }, [client, counts, source.key]);
}

/** Does what failed again when the connection is back. */
function useWhenBack(hasFailed: boolean, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (!hasFailed) return;
    return onConnection(() => {
      if (lostConnection() === null) latest.current();
    });
  }, [hasFailed]);
}

/** A list without a place begins at the page's top; where it is left is remembered. */
function usePlace<T>({ name, entry, reach }: ListView<T>) {
  const latest = useRef<{ name: string; position: ListPosition | undefined } | null>(null);
  useLayoutEffect(() => {
    const place = recallPlace(entry);
    if (latest.current === null && !place?.position) window.scrollTo(0, 0);
    // Another look at the same rows, such as a view or a panel: they stay where they are.
    const carried = latest.current?.name === name ? latest.current.position : undefined;
    latest.current = { name, position: place ? place.position : carried };
    rememberPlace(entry, { reach, position: latest.current.position });
  }, [name, entry, reach]);
  const onPosition = useCallback(
    (position: ListPosition | undefined) => {
      latest.current = { name, position };
      rememberPlace(entry, { reach, position });
    },
    [name, entry, reach],
  );
  const lastPosition = useCallback(() => latest.current?.position, []);
  return { onPosition, lastPosition };
}
