import { useEffect } from 'react';
import type { RatingCard } from '../rating-cards.ts';
import { textsOf } from './card-list.ts';

/** Cards made ready at a time: few enough for a key to be answered in between. */
const slice = 50;
/** Milliseconds between two slices. */
const pause = 15;

/** Prepares what cards are found by in idle time, so that the first search is as quick as the next. */
export function useReadySearch(cards: readonly RatingCard[] | undefined): void {
  useEffect(() => {
    if (!cards) return;
    let next = 0;
    const timer = window.setInterval(() => {
      for (const card of cards.slice(next, next + slice)) textsOf(card);
      next += slice;
      if (next >= cards.length) window.clearInterval(timer);
    }, pause);
    return () => window.clearInterval(timer);
  }, [cards]);
}
