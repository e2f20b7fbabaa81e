import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useKeptPlace } from '../../../lib/rows/places.ts';
import type { ListPosition, PositionWiring } from '../../../ui/use-list-position.ts';

export interface SteadyList {
  items: readonly { id: number }[];
  /** Names what is asked for: with another filter or order the list starts again. */
  name: string;
  /** The step of the history. */
  entry: string;
  /** In pixels. */
  rowHeight: number;
}

/** Applies only after scrolling past the list's beginning. */
const beginning: ListPosition = { item: 0, shift: 0, ifPast: true };

/**
 * Keeps what is at the upper edge of the window there while rows come and go above it; on Back the list is where it was
 * left.
 */
export function useSteadyPlace({
  items,
  name,
  entry,
  rowHeight,
}: SteadyList): Pick<PositionWiring, 'position' | 'onPosition'> {
  const kept = useKeptPlace(entry);
  const [begun, setBegun] = useState({ name, position: kept.position });
  if (begun.name !== name) setBegun({ name, position: kept.position ?? { ...beginning } });

  const shown = useRef({ items, name });
  const latest = useRef(kept.position);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { items, name };
    const at = latest.current;
    if (before.items === items || before.name !== name || !at || at.shift < 0) return;
    const first = before.items[at.item];
    const item = first ? items.findIndex(({ id }) => id === first.id) : -1;
    if (item < 0 || item === at.item) return;
    latest.current = { ...at, item };
    window.scrollBy({ top: (item - at.item) * rowHeight, behavior: 'instant' });
  }, [items, name, rowHeight]);

  const remember = kept.onPosition;
  const onPosition = useCallback(
    (position: ListPosition | undefined) => {
      latest.current = position;
      remember?.(position);
    },
    [remember],
  );
  return { position: begun.name === name && begun.position ? begun.position : kept.position, onPosition };
}
