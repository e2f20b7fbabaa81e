import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useKeptPlace } from '../../../lib/rows/places.ts';
import type { Spot, SpotWiring } from '../../../ui/use-spot.ts';

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
const beginning: Spot = { item: 0, shift: 0, ifPast: true };

/**
 * Keeps what is at the upper edge of the window there while rows come and go above it; on Back the list is where it was
 * left.
 */
export function useSteadyPlace({
  items,
  name,
  entry,
  rowHeight,
}: SteadyList): Pick<SpotWiring, 'spot' | 'onSpot'> {
  const kept = useKeptPlace(entry);
  const [begun, setBegun] = useState({ name, spot: kept.spot });
  if (begun.name !== name) setBegun({ name, spot: kept.spot ?? { ...beginning } });

  const shown = useRef({ items, name });
  const latest = useRef(kept.spot);
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

  const remember = kept.onSpot;
  const onSpot = useCallback(
    (spot: Spot | undefined) => {
      latest.current = spot;
      remember?.(spot);
    },
    [remember],
  );
  return { spot: begun.name === name && begun.spot ? begun.spot : kept.spot, onSpot };
}
