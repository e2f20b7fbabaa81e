import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { Button, type ButtonLook } from './Button.tsx';
import type { IconDrawing } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

const load = () => import('./PopoverPanel.tsx');
const PopoverPanel = lazyPart(load, 'PopoverPanel');

export interface PopoverButtonProps extends ButtonLook {
  /** The button's and the panel's name. */
  label: string;
  icon?: IconDrawing;
  /** Words on the button; without them it is the drawing alone. */
  text?: ReactNode;
  className?: string;
  /** The panel's content; gets the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel beside it: more than a menu, less than a dialog. */
export function PopoverButton({ label, icon, text, className, children, ...look }: PopoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const wiring = {
    ref: button,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open,
    onPointerEnter: () => void load(),
    onClick: () => setOpen(true),
    className,
  };
  return (
    <>
      {text === undefined && icon ? (
        <IconButton {...wiring} icon={icon} label={label} />
      ) : (
        <Button {...wiring} {...look} icon={icon}>
          {text === label ? null : <span className="sr-only">{label}: </span>}
          {text}
        </Button>
      )}
      {open ? (
        <Suspense>
          <PopoverPanel label={label} anchor={button} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </Suspense>
      ) : null}
    </>
  );
}
