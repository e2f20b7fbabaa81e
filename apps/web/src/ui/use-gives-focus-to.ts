import { type RefObject, useEffect } from 'react';

/** Once this part is gone and took the focus along, that element has it; the element is in the page already. */
export function useGivesFocusTo(next: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
}
