import { useSingleKeys } from '../../lib/single-keys.ts';
import type { Backup } from './api.ts';
import type { Asked } from './dialogs/asked.ts';

const part = { inside: '[data-backup]', entering: 'jkb' };

export interface BackupKeys {
  backups: readonly Backup[];
  onAsk: (asked: Asked) => void;
  onRename: (backup: Backup) => void;
}

/** J and K go from row to row, B makes a backup; P, D, F2 and R act on the row that has the focus. */
export function useBackupKeys({ backups, onAsk, onRename }: BackupKeys): void {
  useSingleKeys((key) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-backup]') ?? null;
    const backup = backups.find(({ filename }) => filename === row?.dataset.backup);
    const ask = (kind: 'prove' | 'download' | 'restore') => {
      if (backup) onAsk({ kind, backup });
      return backup !== undefined;
    };
    switch (key.toLowerCase()) {
      case 'j':
        return focusBeside(row, 1);
      case 'k':
        return focusBeside(row, -1);
      case 'b':
        onAsk({ kind: 'create', type: 'all' });
        return true;
      case 'p':
        return ask('prove');
      case 'd':
        return ask('download');
      case 'r':
        return ask('restore');
      case 'f2':
        if (backup) onRename(backup);
        return backup !== undefined;
      default:
        return false;
    }
  }, part);
}

/** The first row where none has the focus. */
function focusBeside(current: HTMLElement | null, step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-backup]')];
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
