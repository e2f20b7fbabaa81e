import type { PlayerOverlay } from '../api.ts';

/** What stands as chips: all but the hammer, which has its stamp, and "all miss" once, until the last of it is over. */
export function chipsOf({ active }: PlayerOverlay): PlayerOverlay['active'] {
  const lastMiss = active
    .filter(({ type }) => type === 'oops_all_miss')
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
    .at(-1);
  return active.filter(
    (one) => one.type !== 'ban_hammer' && (one.type !== 'oops_all_miss' || one === lastMiss),
  );
}
