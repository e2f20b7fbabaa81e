import { useState } from 'react';
import { useSingleKeys } from '../../../lib/single-keys.ts';

interface ItemActions {
  toggle: (id: number) => void;
  /** @returns whether there was something to announce */
  announce: () => unknown;
}

const part = { inside: '[data-item]', entering: 'jk' };

/**
 * J and K lead from row to row, to the box that chooses it; X chooses, W says why, Enter announces what is chosen. They
 * act on the row that has the focus.
 */
export function useItemKeys({ toggle, announce }: ItemActions) {
  const [asked, ask] = useState<number | null>(null);
  useSingleKeys((key) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-item]') ?? null;
    const id = Number(row?.dataset.item);
    switch (key.toLowerCase()) {
      case 'j':
        return focusBeside(row, 1);
      case 'k':
        return focusBeside(row, -1);
      case 'x':
        if (row) toggle(id);
        return row !== null;
      case 'w':
        if (row) ask(asked === id ? null : id);
        return row !== null;
      case 'enter':
        // Enter on a button is the button's own.
        return document.activeElement instanceof HTMLInputElement && Boolean(announce());
      default:
        return false;
    }
  }, part);
  return { asked, ask };
}

/** The first row where none has the focus. */
function focusBeside(current: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  next?.querySelector('input')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
