import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What stands at the window's upper edge: an item of a list, and how many pixels of its row are above the edge. */
export interface Spot {
  item: number;
  /** Negative while the row is below the edge. */
  shift: number;
  /** Only for a window that has been scrolled past the list's beginning. */
  ifPast?: boolean;
}

export interface RowGeometry {
  columns: number;
  /** Pixels from one row to the next. */
  step: number;
}

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a spot of a list to the window's upper edge whenever `spot` is another one, and keeps what is there when rows
 * get another height or number of columns. Tells every spot that the window is scrolled to; none at the page's top.
 */
export function useSpot(
  list: RefObject<HTMLElement | null>,
  { columns, step }: RowGeometry,
  spot: Spot | undefined,
  onSpot: ((spot: Spot | undefined) => void) | undefined,
): void {
  const geometry = useRef<RowGeometry>({ columns, step });
  const latest = useRef<Spot | undefined>(undefined);

  useLayoutEffect(() => {
    const before = geometry.current;
    geometry.current = { columns, step };
    const isOther = before.columns !== columns || before.step !== step;
    if (isOther && latest.current && latest.current.item > 0)
      bring(list.current, { ...latest.current, shift: 0 }, geometry.current);
  }, [list, columns, step]);

  useLayoutEffect(() => {
    if (!spot) return;
    const hold = () => bring(list.current, spot, geometry.current);
    hold();
    if (spot.ifPast) return;
    // What stands above the list may still arrive: the spot is held until the person moves.
    const observer = new ResizeObserver(hold);
    observer.observe(document.body);
    const release = () => {
      observer.disconnect();
      for (const move of moves) window.removeEventListener(move, release);
    };
    for (const move of moves) window.addEventListener(move, release, { passive: true });
    return release;
  }, [list, spot]);

  useEffect(() => {
    if (!onSpot) return;
    const tell = () => {
      latest.current = spotOf(list.current, geometry.current);
      onSpot(latest.current);
    };
    window.addEventListener('scroll', tell, { passive: true });
    return () => window.removeEventListener('scroll', tell);
  }, [list, onSpot]);
}

function bring(list: HTMLElement | null, spot: Spot, { columns, step }: RowGeometry): void {
  const top = list?.getBoundingClientRect().top;
  if (top === undefined || (spot.ifPast && top >= 0)) return;
  const row = Math.floor(spot.item / columns);
  window.scrollTo({ top: window.scrollY + top + row * step + spot.shift, behavior: 'instant' });
}

function spotOf(list: HTMLElement | null, { columns, step }: RowGeometry): Spot | undefined {
  const top = list?.getBoundingClientRect().top;
  if (top === undefined || window.scrollY <= 0) return undefined;
  const row = Math.max(0, Math.floor(-top / step));
  return { item: row * columns, shift: -top - row * step };
}
