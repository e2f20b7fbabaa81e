import type { ParsedLocation } from '@tanstack/react-router';

interface Way {
  fromLocation?: ParsedLocation;
  toLocation: ParsedLocation;
}

/** Milliseconds after a press: a travel that begins later only keeps people from the page. */
const LATEST_START = 50;

/** In milliseconds of the page's life. */
let pressedAt = 0;

const LISTS = new Set(['/levels', '/passes']);

/**
 * From a list to a level or a pass the badge and the title travel from the row to the head of the page (ui/travel.css).
 * No other page travels, none without motion, and none in a browser that knows no types: there every page would.
 */
export function travel() {
  if (!globalThis.CSS?.supports?.('selector(:active-view-transition-type(head))')) return false;
  window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  return {
    types: ({ fromLocation, toLocation }: Way): string[] | false => {
      const isToHead =
        LISTS.has(fromLocation?.pathname ?? '') && /^\/(levels|passes)\/\d+$/.test(toLocation.pathname);
      const isLate = performance.now() - pressedAt > LATEST_START;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      return isToHead && !isLate && !isCalm ? ['head'] : false;
    },
  };
}
