import { useEffect, useState } from 'react';
import type { PagedRows } from '../../../lib/rows/use-paged-rows.ts';
import type { LeaderRow } from '../api.ts';

const timeout = 5_000;

/** Brings a place of the page's list into sight, and gives its link the focus as soon as its row is there. */
export function useJump(rows: PagedRows<LeaderRow>): (place: number) => void {
  const [wanted, setWanted] = useState<{ place: number; until: number } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let frame = 0;
    const look = () => {
      const link = document.querySelector<HTMLElement>(`main [aria-posinset="${wanted.place}"] a`);
      link?.focus({ preventScroll: true });
      if (!link && performance.now() < wanted.until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (place) => {
    rows.jumpTo(place - 1);
    setWanted({ place, until: performance.now() + timeout });
  };
}
