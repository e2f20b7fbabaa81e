import { useState } from 'react';
import { useSingleKeys } from '../../../lib/single-keys.ts';
import type { ShownItem } from './shown-item.ts';

interface ItemActions {
  toggle: (id: number) => void;
  /** @returns whether there was something to announce */
  announce: () => unknown;
}

/** J and K move through the items, X chooses, W says why, Enter announces what is chosen. */
export function useItemKeys(items: readonly ShownItem[], { toggle, announce }: ItemActions) {
  const [current, setCurrent] = useState<number | null>(null);
  const [asked, ask] = useState<number | null>(null);
  const at = items.findIndex(({ id }) => id === current);
  const move = (step: number) => {
    const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))];
    setCurrent(next?.id ?? null);
    ask(null);
    document.getElementById(`item-${next?.id}`)?.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  };
  useSingleKeys((key) => {
    switch (key.toLowerCase()) {
      case 'j':
        return move(1);
      case 'k':
        return move(-1);
      case 'x':
        if (at >= 0 && current !== null) toggle(current);
        return at >= 0;
      case 'w':
        if (at >= 0) ask(asked === current ? null : current);
        return at >= 0;
      case 'enter':
        // Enter on something that can be pressed is its own.
        return document.activeElement === document.body && Boolean(announce());
      default:
        return false;
    }
  });
  return { current: at < 0 ? null : current, asked, ask };
}
