import type { KeyboardEvent } from 'react';

/** What a key means in a row of choices: the index to go to, or null. Wraps around. */
function rovedIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Moves the focus with the arrow keys among the choices inside `row` (the element that gets the key unless given), and
 * reports which index it reached.
 */
export function rove(
  event: KeyboardEvent<Element>,
  index: number,
  count: number,
  row: Element | null = event.currentTarget,
): number | null {
  const next = rovedIndex(event.key, index, count);
  if (next === null || event.defaultPrevented) return null;
  event.preventDefault();
  row?.querySelectorAll<HTMLElement | SVGElement>('[data-roving]')[next]?.focus();
  return next;
}
