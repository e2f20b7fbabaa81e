import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import './Menu.css';

export interface PopoverPanelProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The panel behind a PopoverButton, open as long as it is rendered. */
export function PopoverPanel({ label, anchor, onClose, children }: PopoverPanelProps) {
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      placement="bottom start"
      offset={6}
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog className="popover" aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}
