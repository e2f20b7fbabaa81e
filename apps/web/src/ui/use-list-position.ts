import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is at the upper edge of the visible part: an item of a list, and how many pixels of its row are above it. */
export interface ListPosition {
  item: number;
  /** Negative while the row is below the edge. */
  shift: number;
  /** Applies only in a window that has been scrolled past the list's beginning. */
  ifPast?: boolean;
}

export interface RowGeometry {
  columns: number;
  /** Pixels from one row to the next. */
  step: number;
}

/** Pixels that the bar at the top of the window takes, with a little air: what is above them is out of sight. */
const edge = 72;

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface PositionWiring {
  /** Brought to the upper edge whenever it is another object. */
  position?: ListPosition | undefined;
  /** Called with every position that the window is scrolled to; none at the page's top. */
  onPosition?: ((position: ListPosition | undefined) => void) | undefined;
  /** Where the same items were in another list that this one replaces. */
  lastPosition?: (() => ListPosition | undefined) | undefined;
}

/**
 * Brings a list to `position` whenever that is another one, and keeps what is at the upper edge when rows get another
 * height or number of columns. Reports every position that the window is scrolled to; none at the page's top.
 */
export function useListPosition(
  list: RefObject<HTMLElement | null>,
  { columns, step }: RowGeometry,
  { position, onPosition, lastPosition }: PositionWiring,
): void {
  const geometry = useRef<RowGeometry | undefined>(undefined);
  const latest = useRef<ListPosition | undefined>(undefined);

  useLayoutEffect(() => {
    const before = geometry.current;
    geometry.current = { columns, step };
    if (before?.columns === columns && before.step === step) return;
    latest.current ??= lastPosition?.();
    if (latest.current && latest.current.item > 0)
      bring(list.current, { ...latest.current, shift: 0 }, geometry.current);
  }, [list, columns, step, lastPosition]);

  useLayoutEffect(() => {
    if (!position) return;
    const hold = () => bring(list.current, position, geometry.current);
    if (position.ifPast) {
      // The window's place is known; asking for it now would make the browser lay out the new rows at once.
      if (latest.current) hold();
      return;
    }
    hold();
    // What is above the list may still arrive: the position is held until the person moves.
    const observer = new ResizeObserver(hold);
    observer.observe(document.body);
    const release = () => {
      observer.disconnect();
      for (const move of moves) window.removeEventListener(move, release);
    };
    for (const move of moves) window.addEventListener(move, release, { passive: true });
    return release;
  }, [list, position]);

  // Taken off before a shorter page moves the window: that is no place where somebody left the list.
  useLayoutEffect(() => {
    const notify = () => {
      latest.current = positionOf(list.current, geometry.current);
      onPosition?.(latest.current);
    };
    window.addEventListener('scroll', notify, { passive: true });
    return () => window.removeEventListener('scroll', notify);
  }, [list, onPosition]);
}

function bring(list: HTMLElement | null, position: ListPosition, geometry: RowGeometry | undefined): void {
  const top = list?.getBoundingClientRect().top;
  if (top === undefined || !geometry || (position.ifPast && top >= 0)) return;
  const row = Math.floor(position.item / geometry.columns);
  window.scrollTo({
    top: window.scrollY + top + row * geometry.step + position.shift - edge,
    behavior: 'instant',
  });
}

function positionOf(list: HTMLElement | null, geometry: RowGeometry | undefined): ListPosition | undefined {
  const top = list?.getBoundingClientRect().top;
  if (top === undefined || !geometry || window.scrollY <= 0) return undefined;
  const { columns, step } = geometry;
  const row = Math.max(0, Math.floor((edge - top) / step));
  return { item: row * columns, shift: edge - top - row * step };
}
