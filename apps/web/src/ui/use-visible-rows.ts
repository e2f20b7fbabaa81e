import { type RefObject, useLayoutEffect, useState } from 'react';

export interface VisibleRows {
  /** The first row to draw. */
  from: number;
  /** The row after the last one to draw. */
  to: number;
  /** Pixels between the lower edge of the window and the end of the list; negative when the end is in sight. */
  below: number;
}

const spare = 8;

/**
 * Which rows of a list that scrolls with the page are in sight, a few more on both sides. All rows have one height, so
 * nothing is measured but the list's own place.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): VisibleRows {
  const [rows, setRows] = useState<VisibleRows>({ from: 0, to: Math.min(count, 2 * spare), below: Infinity });
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const next = rowsInSight(-top, window.innerHeight, count, rowHeight);
      setRows((now) =>
        now.from === next.from && now.to === next.to && now.below === next.below ? now : next,
      );
    };
    look();
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
  }, [list, count, rowHeight]);
  return rows;
}

/** `scrolled`: pixels of the list above the window's upper edge, negative while it starts below it. */
export function rowsInSight(scrolled: number, height: number, count: number, rowHeight: number): VisibleRows {
  const first = Math.floor(scrolled / rowHeight) - spare;
  const last = Math.ceil((scrolled + height) / rowHeight) + spare;
  const within = (row: number) => Math.max(0, Math.min(count, row));
  // Steps of a whole row, so that a scroll by less than that draws nothing anew.
  const below = (count - (last - spare)) * rowHeight;
  return { from: within(first), to: within(last), below };
}
