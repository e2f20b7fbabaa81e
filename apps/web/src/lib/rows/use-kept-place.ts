import { useCallback, useMemo } from 'react';
import type { Spot, SpotWiring } from '../../ui/use-spot.ts';
import { recallPlace, rememberPlace } from './places.ts';

/** The place of a list whose rows all come at once: where a step of the history was left, on Back and on reload. */
export function useKeptPlace(entry: string): Pick<SpotWiring, 'spot' | 'onSpot'> {
  const spot = useMemo(() => recallPlace(entry)?.spot, [entry]);
  const onSpot = useCallback(
    (next: Spot | undefined) => rememberPlace(entry, { reach: 0, spot: next }),
    [entry],
  );
  return { spot, onSpot };
}
