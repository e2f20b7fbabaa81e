import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface VisibleRows {
  /** The first row to draw. */
  from: number;
  /** The row after the last one to draw. */
  to: number;
  /** The row after the last one in sight; beyond the list's end when that is in sight. */
  end: number;
}

/** Rows drawn on both sides of those in sight. */
const usualSpare = 8;

/**
 * Which rows of a list that scrolls with the page are in sight, a few more on both sides. All rows have one height, so
 * nothing is measured but the list's own place.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  spare = usualSpare,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ from: 0, to: Math.min(count, 2 * spare), end: -Infinity });
  const place = useRef<{ scrolled: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const choose = ({ scrolled, height }: { scrolled: number; height: number }) => {
      const next = rowsInSight(scrolled, height, count, rowHeight, spare);
      setRows((now) => (now.from === next.from && now.to === next.to && now.end === next.end ? now : next));
    };
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      place.current = { scrolled: -top, height: window.innerHeight };
      choose(place.current);
    };
    // New rows move nothing above them: the browser need not lay them out just to say so.
    if (place.current) choose(place.current);
    else look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // What stands above the list may grow or shrink: filters open, a banner comes.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [list, count, rowHeight, spare]);
  return rows;
}

/** `scrolled`: pixels of the list above the window's upper edge, negative while it starts below it. */
export function rowsInSight(
  scrolled: number,
  height: number,
  count: number,
  rowHeight: number,
  spare = usualSpare,
): VisibleRows {
  const first = Math.floor(scrolled / rowHeight);
  const end = Math.ceil((scrolled + height) / rowHeight);
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return { from: within(first - spare), to: within(end + spare), end };
}
