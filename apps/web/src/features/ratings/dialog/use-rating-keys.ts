import { type RefObject, useEffect, useRef } from 'react';

export interface RatingKeys {
  /** Ctrl or ⌘ with Enter. */
  onSave?: (() => void) | undefined;
  /** Alt with an arrow up or down. */
  onMove?: ((step: -1 | 1) => void) | undefined;
}

/** The keys of the popup around an element: they work anywhere in it, but not in another popup above it. */
export function useRatingKeys(inside: RefObject<HTMLElement | null>, keys: RatingKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const popup = inside.current?.closest('[role="dialog"]');
      if (event.isComposing || !(event.target instanceof Node) || !popup?.contains(event.target)) return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      // Before the list of difficulties takes the key.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) action();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [inside]);
}

function actionOf(event: KeyboardEvent, { onSave, onMove }: RatingKeys): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return onSave;
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
  return step !== null && altKey && !ctrlKey && !metaKey && onMove ? () => onMove(step) : undefined;
}
