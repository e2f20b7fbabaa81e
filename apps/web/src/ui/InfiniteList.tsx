import { formatCount } from '../lib/format.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ListEnd } from './ListEnd.tsx';
import { Said } from './Said.tsx';
import { type PositionWiring, useListPosition } from './use-list-position.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import './InfiniteList.css';

export interface InfiniteListProps<T> extends PositionWiring {
  /** Of the list that the page is about: a link at the page's beginning leads to it. */
  id?: string;
  /** The list's name for screen readers. */
  label: string;
  /** Rows that are still on their way are undefined. */
  items: readonly (T | undefined)[];
  /** How many there are in all, once that is known. */
  total?: number | undefined;
  renderItem: (item: T, index: number) => ReactNode;
  /** Height of one row in pixels, the same for all: so the page has its full height at once when Back returns to it. */
  rowHeight: number;
  /** The first so many rows are so many pixels higher. */
  lead?: { rows: number; extra: number } | undefined;
  /** Items side by side in a row. */
  columns?: number;
  /** Pixels between rows and columns; hairlines part the rows of a single column instead. */
  gap?: number;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  /** Why the next page did not come; the loaded rows stay. */
  error?: string | null | undefined;
  /** The line below the last row. */
  endText: ReactNode;
  /** A stand-in of the height of a row, shown while rows load. */
  rowSkeleton?: ReactNode;
  /** Called with the items that are in sight or less than 600 px away; the second number is not included. */
  onRange?: (from: number, to: number) => void;
}

const ahead = 600;
const noLead = { rows: 0, extra: 0 };

/**
 * A long list that scrolls with the page, keeps only the visible rows, and asks for more 600 px before its end. A place
 * in the list keeps its elements when another item takes it: only what differs is drawn again.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, renderItem, rowHeight, columns = 1, gap = 0, lead = noLead } = props;
  const { hasMore, loadingMore, onMore, error, onRange } = props;
  const list = useRef<HTMLDivElement>(null);
  const count = Math.ceil(items.length / columns);
  const step = rowHeight + gap;
  const { from, to, end } = useVisibleRows(list, count, step, columns);
  const { isLet, more, said } = useMore(list, props);
  const wanted = isLet && hasMore && !loadingMore && !error && (count - end) * step <= ahead;
  useEffect(() => {
    if (wanted) onMore();
  }, [wanted, onMore]);
  const extra = Math.ceil(ahead / step);
  const first = Math.max(0, from - extra) * columns;
  const last = Math.min(items.length, (to + extra) * columns);
  useLayoutEffect(() => onRange?.(first, last), [onRange, first, last]);
  useListPosition(list, { columns, step }, props);
  const below = useLater(items);
  const extraAbove = (row: number) => Math.min(row, lead.rows) * lead.extra;

  return (
    <>
      <div
        ref={list}
        role="list"
        id={props.id}
        tabIndex={props.id === undefined ? undefined : -1}
        aria-label={props.label}
        className={`infinite-list ${columns === 1 && gap === 0 ? 'infinite-list-lines' : ''}`}
        style={{ height: Math.max(0, count * step - gap + extraAbove(count)) }}
      >
        {Array.from(items.slice(from * columns, to * columns), (newest, position) => {
          const index = from * columns + position;
          const item = index < end * columns ? newest : (below[index] ?? newest);
          return (
            <div
              key={index}
              role="listitem"
              aria-setsize={hasMore ? (props.total ?? -1) : items.length}
              aria-posinset={index + 1}
              className="infinite-item"
              data-first={index < columns || undefined}
              style={{
                height: rowHeight + (index < lead.rows ? lead.extra : 0),
                top: Math.floor(index / columns) * step + extraAbove(Math.floor(index / columns)),
                ...column(index % columns, columns, gap),
              }}
            >
              {item === undefined ? props.rowSkeleton : renderItem(item, index)}
            </div>
          );
        })}
      </div>
      {said}
      <ListEnd
        hasMore={hasMore}
        loading={loadingMore}
        error={error}
        onMore={more}
        endText={props.endText}
        skeleton={props.rowSkeleton}
      />
    </>
  );
}

/** How many rows a list grows to by itself: without an end in reach, nobody gets to what is below it. */
const byItself = 150;

/** What a list does once it has grown by itself: it waits for its button, which leads on to the first new row. */
function useMore<T>(list: RefObject<HTMLElement | null>, props: InfiniteListProps<T>) {
  const { items, total, loadingMore, onMore } = props;
  const { t } = useTranslation('components');
  const [limit, setLimit] = useState(() => Math.max(1, Math.ceil(items.length / byItself)) * byItself);
  const [presses, setPresses] = useState(0);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || items[next.current] === undefined) return;
    const row = list.current?.querySelector(`[aria-posinset="${next.current + 1}"]`);
    // It is drawn a moment after it has come.
    if (!row) return;
    row.querySelector<HTMLElement>('a, button')?.focus();
    next.current = null;
  });
  const shown = formatCount(items.length);
  return {
    isLet: items.length < limit,
    more: () => {
      next.current = items.length;
      setLimit(items.length + byItself);
      setPresses(presses + 1);
      onMore();
    },
    said: (
      <Said
        by={presses}
        text={
          loadingMore || total === undefined ? null : t('list.loaded', { shown, total: formatCount(total) })
        }
      />
    ),
  };
}

/** Rows out of sight follow a moment later: those in sight are there sooner, and no task is long. */
function useLater<T>(items: readonly T[]): readonly T[] {
  const [later, setLater] = useState(items);
  useEffect(() => {
    const isSame = (before: readonly T[]) =>
      before.length === items.length && items.every((item, index) => item === before[index]);
    startTransition(() => setLater((before) => (isSame(before) ? before : items)));
  }, [items]);
  return later;
}

/** Left edge and width of one of several columns. */
function column(index: number, columns: number, gap: number) {
  const width = `(100% - ${(columns - 1) * gap}px) / ${columns}`;
  return { left: `calc((${width} + ${gap}px) * ${index})`, width: `calc(${width})` };
}
