import { useCallback, useMemo } from 'react';
import type { Spot, SpotWiring } from '../../ui/use-spot.ts';

/** How a list was left: how many rows it had grown to, and its spot; no spot at the very top of the page. */
export interface Place {
  reach: number;
  spot: Spot | undefined;
}

const key = 'list-places';
const most = 50;
let places: Map<string, Place> | undefined;

/** The place of a list in a step of the browser's history, in this visit or before the last reload. */
export function recallPlace(entry: string): Place | undefined {
  return all().get(entry);
}

export function rememberPlace(entry: string, place: Place): void {
  const known = all();
  known.delete(entry);
  known.set(entry, place);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

function all(): Map<string, Place> {
  if (places) return places;
  places = stored();
  window.addEventListener('pagehide', store);
  return places;
}

function stored(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Place][]);
  } catch {
    return new Map();
  }
}

function store(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...(places ?? [])]));
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** The place of a list whose rows all come at once: where a step of the history was left, on Back and on reload. */
export function useKeptPlace(entry: string): Pick<SpotWiring, 'spot' | 'onSpot'> {
  const spot = useMemo(() => recallPlace(entry)?.spot, [entry]);
  const onSpot = useCallback(
    (next: Spot | undefined) => rememberPlace(entry, { reach: 0, spot: next }),
    [entry],
  );
  return { spot, onSpot };
}
