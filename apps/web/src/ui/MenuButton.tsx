import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { Button, type ButtonLook } from './Button.tsx';
import type { IconDrawing } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { MenuGroup } from './menu-groups.ts';

const load = () => import('./MenuPopover.tsx');
const MenuPopover = lazyPart(load, 'MenuPopover');

export interface MenuButtonProps extends ButtonLook {
  /** The button's and the menu's name. */
  label: string;
  groups: readonly MenuGroup[];
  onChoose: (id: string) => void;
  /** Given, the menu shows a tick at this entry. */
  chosen?: string;
  icon?: IconDrawing;
  /** Words on the button; without them it is the drawing alone. */
  children?: ReactNode;
  className?: string;
}

/** A button that opens a list of actions or choices. The menu's code comes with the first hover or press. */
export function MenuButton({
  label,
  groups,
  onChoose,
  chosen,
  icon,
  children,
  className,
  ...look
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const wiring = {
    ref: button,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onPointerEnter: () => void load(),
    onClick: () => setOpen(true),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
    },
    className,
  };
  return (
    <>
      {children === undefined && icon ? (
        <IconButton {...wiring} icon={icon} label={label} />
      ) : (
        <Button {...wiring} {...look} icon={icon}>
          {children === label ? null : <span className="sr-only">{label}: </span>}
          {children}
        </Button>
      )}
      {open ? (
        <Suspense>
          <MenuPopover
            label={label}
            groups={groups}
            chosen={chosen}
            anchor={button}
            onClose={() => setOpen(false)}
            onChoose={onChoose}
          />
        </Suspense>
      ) : null}
    </>
  );
}
