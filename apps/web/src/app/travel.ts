import type { ParsedLocation } from '@tanstack/react-router';

interface Way {
  fromLocation?: ParsedLocation;
  toLocation: ParsedLocation;
}

/** Milliseconds after a press: a travel that begins later only keeps people from the page. */
const LATEST_START = 50;

/** In milliseconds of the page's life. */
let pressedAt = 0;

/**
 * From the list to a level its badge and its title travel from the row to the head of the page
 * (features/levels/detail/travel.css). No other page travels, none without motion, and none in a browser that knows no
 * types: there every page would.
 */
export function travel() {
  if (!globalThis.CSS?.supports?.('selector(:active-view-transition-type(level))')) return false;
  window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  return {
    types: ({ fromLocation, toLocation }: Way): string[] | false => {
      const isToLevel = fromLocation?.pathname === '/levels' && /^\/levels\/\d+$/.test(toLocation.pathname);
      const isLate = performance.now() - pressedAt > LATEST_START;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      return isToLevel && !isLate && !isCalm ? ['level'] : false;
    },
  };
}
