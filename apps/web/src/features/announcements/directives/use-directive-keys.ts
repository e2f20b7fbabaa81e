import { useEffect, useEffectEvent } from 'react';
import { isAnythingOpen, useSingleKeys } from '../../../lib/single-keys.ts';

const part = { inside: '[data-directive]', entering: 'jkn' };

interface DirectiveKeys {
  onAdd: () => void;
  /** Called with the key of the directive that has the focus. */
  onCopy: (key: string) => void;
  onPaste: (key: string) => void;
  onSave: () => void;
}

/** J and K lead from directive to directive, Enter opens the one that has the focus; N, C, P and Ctrl+S act. */
export function useDirectiveKeys({ onAdd, onCopy, onPaste, onSave }: DirectiveKeys): void {
  useSingleKeys((key) => {
    switch (key.toLowerCase()) {
      case 'j':
        return focusCard(1);
      case 'k':
        return focusCard(-1);
      case 'n':
        onAdd();
        return true;
      case 'c':
        return actOn(onCopy);
      case 'p':
        return actOn(onPaste);
      default:
        return false;
    }
  }, part);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat && !isAnythingOpen()) onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const shownCards = () => [...document.querySelectorAll<HTMLElement>('[data-directive]')];

function focusCard(step: 1 | -1): boolean {
  const cards = shownCards();
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[current < 0 ? (step > 0 ? 0 : cards.length - 1) : current + step];
  next?.querySelector<HTMLElement>('.directive-toggle')?.focus();
  return next !== undefined;
}

function actOn(act: (key: string) => void): boolean {
  const card = document.activeElement?.closest<HTMLElement>('[data-directive]');
  const key = card?.dataset.directive;
  if (key !== undefined) act(key);
  return key !== undefined;
}
