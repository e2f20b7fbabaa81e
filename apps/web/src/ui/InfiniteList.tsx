import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ListEnd } from './ListEnd.tsx';
import './InfiniteList.css';

export interface InfiniteListProps<T> {
  /** The list's name for screen readers. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactNode;
  /** Height of one row in pixels, the same for all: so the page has its full height at once when Back returns to it. */
  rowHeight: number;
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
  /** A stand-in of the height of a row, shown while the next page loads. */
  rowSkeleton?: ReactNode;
}

const ahead = 600;

/** A long list that scrolls with the page, keeps only the visible rows, and asks for more 600 px before its end. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const {
    items,
    keyOf,
    renderItem,
    rowHeight,
    columns = 1,
    gap = 0,
    hasMore,
    loadingMore,
    onMore,
    error,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  const count = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    overscan: 6,
    scrollMargin: offset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
  });

  // What stands above the list may change its height: filters open, a banner comes.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setOffset(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, gap]);

  const rows = virtualizer.getVirtualItems();
  const bottom = offset + virtualizer.getTotalSize();
  const seen = (virtualizer.scrollOffset ?? 0) + (virtualizer.scrollRect?.height ?? 0);
  const wanted = hasMore && !loadingMore && !error && seen + ahead >= bottom;
  useEffect(() => {
    if (wanted) onMore();
  }, [wanted, onMore]);

  return (
    <>
      <div
        ref={list}
        role="list"
        aria-label={props.label}
        className={`infinite-list ${columns === 1 && gap === 0 ? 'infinite-list-lines' : ''}`}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className="infinite-row"
            style={{
              height: rowHeight,
              transform: `translateY(${row.start - offset}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              columnGap: gap,
            }}
          >
            {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
              const index = row.index * columns + column;
              return (
                <div
                  key={keyOf(item)}
                  role="listitem"
                  aria-setsize={hasMore ? -1 : items.length}
                  aria-posinset={index + 1}
                  className="infinite-item"
                  data-first={row.index === 0 || undefined}
                >
                  {renderItem(item, index)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <ListEnd
        hasMore={hasMore}
        loading={loadingMore}
        error={error}
        onMore={onMore}
        endText={props.endText}
        skeleton={props.rowSkeleton}
      />
    </>
  );
}
