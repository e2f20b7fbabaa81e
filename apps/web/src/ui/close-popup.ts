import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Closes what is open beside a button and gives the button the focus, before anything else happens: a dialog that opens
 * next gives the focus back to what has it now, and the popup's own entries are gone by then.
 */
export function closePopup(anchor: RefObject<HTMLElement | null>, close: () => void): void {
  flushSync(close);
  anchor.current?.focus({ preventScroll: true });
}
