import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { loadAhead } from '../lib/connection/load-code.ts';
import { Button, type ButtonLook } from './Button.tsx';
import { Icon, type IconDrawing } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { ChevronDownIcon } from './icons.ts';
import { HiddenLabel } from './HiddenLabel.tsx';

export interface PopupButtonProps extends ButtonLook {
  /** The button's and the popup's name. */
  label: string;
  icon?: IconDrawing;
  /** Shows that something opens below its words. */
  hasArrow?: boolean;
  className?: string;
}

interface OwnProps extends PopupButtonProps {
  /** The button, for what opens beside it. */
  anchor: RefObject<HTMLButtonElement | null>;
  kind: 'menu' | 'dialog';
  /** Words on the button; without them it is the drawing alone. */
  words: ReactNode;
  /** Fetches the popup's code, at the first hover, focus or press. */
  load: () => Promise<unknown>;
  /** Draws the popup while it is open. */
  popup: (close: () => void) => ReactNode;
}

/** A button that opens something beside it; arrow keys open a menu as well. */
export function PopupButton(props: OwnProps) {
  const { anchor, kind, label, icon, hasArrow, words, className, load, popup, ...look } = props;
  const [open, setOpen] = useState(false);
  const wiring = {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onPointerEnter: () => loadAhead(load),
    onFocus: () => loadAhead(load),
    onClick: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpen(true);
    },
    className,
  };
  return (
    <>
      {words === undefined && icon ? (
        <IconButton {...wiring} icon={icon} label={label} />
      ) : (
        <Button {...wiring} {...look} icon={icon}>
          {words === label ? null : <HiddenLabel of={label} />}
          {words}
          {hasArrow ? <Icon of={ChevronDownIcon} size={16} /> : null}
        </Button>
      )}
      {open ? popup(() => setOpen(false)) : null}
    </>
  );
}
