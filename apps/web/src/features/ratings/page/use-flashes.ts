import { useEffect, useRef, useState } from 'react';
import type { RatingCard } from '../rating-cards.ts';

/** As long as the flash of a card takes (RatingRow.css), in milliseconds. */
const flash = 1_600;

const none: ReadonlyMap<number, number> = new Map();

/** The cards that have just changed or come, by id, each with a number that differs after each change. */
export function useFlashes(cards: readonly RatingCard[] | undefined): ReadonlyMap<number, number> {
  const before = useRef<ReadonlyMap<number, RatingCard> | undefined>(undefined);
  const [flashes, setFlashes] = useState(none);
  const turn = useRef(0);
  useEffect(() => {
    if (!cards) return;
    const known = before.current;
    before.current = new Map(cards.map((card) => [card.id, card]));
    if (!known) return;
    const changed = cards.filter((card) => known.get(card.id) !== card);
    if (changed.length === 0) return;
    turn.current += 1;
    const mine = turn.current;
    setFlashes((now) => new Map([...now, ...changed.map(({ id }) => [id, mine] as const)]));
    // Not stopped by the next change: each ends by itself.
    window.setTimeout(
      () => setFlashes((now) => new Map([...now].filter(([, number]) => number !== mine))),
      flash,
    );
  }, [cards]);
  return flashes;
}
