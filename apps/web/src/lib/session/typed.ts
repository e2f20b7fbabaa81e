import { useEffect } from 'react';

/** Typed text that is not saved. */
export interface Typed {
  /** A popup covers its page; a form on the page has nothing private around it but what it hides itself. */
  place: 'page' | 'popup';
  /** This browser keeps it when the page is left. */
  isStored: boolean;
}

const typed = new Set<Typed>();
const listeners = new Set<() => void>();

export const hasTyped = (): boolean => typed.size > 0;

/** Whether leaving the page would lose something that was typed. */
export const hasUnsaved = (): boolean => [...typed].some(({ isStored }) => !isStored);

export const hasTypedOnPage = (): boolean => [...typed].some(({ place }) => place === 'page');

/** Calls back when something is typed or gone. Returns the way to stop. */
export function onTyped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is typed here is of no use any more to those who typed it: they leave. */
export function giveUpTyped(): void {
  typed.clear();
  announce();
}

/** Says, for as long as it is so, that the person has typed something here that is not saved. */
export function useTyped(isTyped: boolean, place: Typed['place'] = 'page', isStored = false): void {
  useEffect(() => {
    if (!isTyped) return;
    const mine = { place, isStored };
    typed.add(mine);
    announce();
    return () => {
      typed.delete(mine);
      announce();
    };
  }, [isTyped, place, isStored]);
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}
