import { useSingleKeys } from '../../../lib/single-keys.ts';

const part = { inside: '[data-difficulty]', entering: 'jkn' };

export interface DifficultyKeys {
  onNew: () => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

/** J and K go from row to row, N makes a difficulty; E and Delete act on the row that has the focus. */
export function useDifficultyKeys({ onNew, onEdit, onDelete }: DifficultyKeys): void {
  useSingleKeys((key) => {
    const current = document.activeElement?.closest<HTMLElement>('[data-difficulty]') ?? null;
    const id = Number(current?.dataset.difficulty);
    switch (key.toLowerCase()) {
      case 'j':
        return focusBeside(current, 1);
      case 'k':
        return focusBeside(current, -1);
      case 'n':
        onNew();
        return true;
      case 'e':
        if (current) onEdit(id);
        return current !== null;
      case 'delete':
        // Unranked stays.
        if (current && id !== 0) onDelete(id);
        return current !== null;
      default:
        return false;
    }
  }, part);
}

/** The first row where none has the focus. */
function focusBeside(current: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-difficulty]')];
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  next?.querySelector('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
