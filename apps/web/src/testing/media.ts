/** The media queries that match in a test: none, until the test sets one. */
const lists = new Map<string, MediaQueryList & { matches: boolean }>();

export function matchMedia(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList & { matches: boolean };
  lists.set(query, list);
  return list;
}

/** Makes a query match or not, as a window does that is resized; wrap it in `act` where something is drawn already. */
export function setMedia(query: string, matches: boolean): void {
  const list = matchMedia(query) as MediaQueryList & { matches: boolean };
  list.matches = matches;
  list.dispatchEvent(new Event('change'));
}

export const narrow = '(width <= 768px)';
export const lessMotion = '(prefers-reduced-motion: reduce)';

export function resetMedia(): void {
  for (const [query, list] of lists) if (list.matches) setMedia(query, false);
}
