import { useCallback, useMemo } from 'react';
import type { ListPosition, PositionWiring } from '../../ui/use-list-position.ts';

/** How a list was left: how many rows it had grown to, and its position; no position at the very top of the page. */
export interface Place {
  reach: number;
  position: ListPosition | undefined;
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
export function useKeptPlace(entry: string): Pick<PositionWiring, 'position' | 'onPosition'> {
  const position = useMemo(() => recallPlace(entry)?.position, [entry]);
  const onPosition = useCallback(
    (next: ListPosition | undefined) => rememberPlace(entry, { reach: 0, position: next }),
    [entry],
  );
  return { position, onPosition };
}
