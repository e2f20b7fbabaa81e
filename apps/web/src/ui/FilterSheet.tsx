import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface FilterSheetProps {
  title: string;
  resetLabel: string;
  onReset: () => void;
  /** Says what closing shows: how many rows are left. */
  doneLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A list's filters on a narrow screen: a sheet of full height, while the list changes behind it; its address opens
 * and closes it. Load it on demand.
 */
export function FilterSheet({ title, resetLabel, onReset, doneLabel, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      title={title}
      isLayer={false}
      headAction={
        <Button variant="ghost" onClick={onReset}>
          {resetLabel}
        </Button>
      }
      footer={
        <Button variant="primary" size="large" className="flex-1" onClick={onClose}>
          {doneLabel}
        </Button>
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </Dialog>
  );
}
