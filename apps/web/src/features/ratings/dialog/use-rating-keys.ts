import type { RefObject } from 'react';
import { isSendKey, usePopupKeys } from '../../../ui/use-popup-keys.ts';

export interface RatingKeys {
  /** Ctrl or ⌘ with Enter. */
  onSave?: (() => void) | undefined;
  /** Alt with an arrow up or down. */
  onMove?: ((step: -1 | 1) => void) | undefined;
}

/** The keys of the rating popup around an element. */
export function useRatingKeys(inside: RefObject<HTMLElement | null>, { onSave, onMove }: RatingKeys): void {
  usePopupKeys(inside, (event) => {
    if (isSendKey(event)) return onSave;
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    return step !== null && altKey && !ctrlKey && !metaKey && onMove ? () => onMove(step) : undefined;
  });
}
