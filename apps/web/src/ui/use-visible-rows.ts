import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface VisibleRows {
  /** The first row to draw. */
  from: number;
  /** The row after the last one to draw. */
  to: number;
  /** The row after the last one in sight; beyond the list's end when that is in sight. */
  end: number;
}

/** Items drawn at most, as long as those in sight are no more. */
const mostDrawn = 79;

/**
 * Which rows of a list that scrolls with the page are in sight, a few more on both sides. All rows have one height, so
 * nothing is measured but the list's own place.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  columns: number,
): VisibleRows {
  // No more than fit into the window: the spare ones can wait until these are painted.
  const [rows, setRows] = useState<VisibleRows>(() => ({
    from: 0,
    to: Math.min(count, Math.ceil(window.innerHeight / rowHeight)),
    end: -Infinity,
  }));
  const place = useRef<{ scrolled: number; height: number } | null>(null);

  const choose = useEffectEvent((isFirst = false) => {
    if (place.current === null) return;
    const { scrolled, height } = place.current;
    const next = rowsInSight(scrolled, height, count, rowHeight, columns);
    if (isFirst) next.to = Math.max(Math.min(next.end, count), Math.min(rows.to, next.to));
    setRows((now) => (now.from === next.from && now.to === next.to && now.end === next.end ? now : next));
  });
  const look = useEffectEvent((isFirst = false) => {
    const top = list.current?.getBoundingClientRect().top;
    if (top === undefined) return;
    place.current = { scrolled: -top, height: window.innerHeight };
    choose(isFirst);
  });
  useLayoutEffect(() => {
    // New rows move nothing above them: the browser need not lay them out just to say so.
    if (place.current) choose();
    else look(true);
  }, [count, rowHeight, columns]);
  useEffect(() => startTransition(() => look()), []);
  useLayoutEffect(() => {
    const lookNow = () => look();
    window.addEventListener('scroll', lookNow, { passive: true });
    window.addEventListener('resize', lookNow);
    // What is above the list may grow or shrink: filters open, a banner comes.
    const observer = new ResizeObserver(lookNow);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('scroll', lookNow);
      window.removeEventListener('resize', lookNow);
      observer.disconnect();
    };
  }, []);
  return rows;
}

/** `scrolled`: pixels of the list above the window's upper edge, negative while it starts below it. */
export function rowsInSight(
  scrolled: number,
  height: number,
  count: number,
  rowHeight: number,
  columns = 1,
): VisibleRows {
  const first = Math.floor(scrolled / rowHeight);
  const end = Math.ceil((scrolled + height) / rowHeight);
  const spare = spareRows(end - first, columns);
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return { from: within(first - spare), to: within(end + spare), end };
}

/** Rows drawn on both sides of those in sight: a few, fewer where a tall window shows many. */
function spareRows(inSight: number, columns: number): number {
  const room = Math.floor((mostDrawn / columns - inSight) / 2);
  return Math.max(0, Math.min(columns > 1 ? 2 : 8, room));
}
