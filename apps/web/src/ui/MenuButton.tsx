import { type ReactNode, useRef } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { MenuGroup } from './MenuPopover.tsx';
import { PopupButton, type PopupButtonProps } from './PopupButton.tsx';

const load = () => import('./MenuPopover.tsx');
const MenuPopover = lazyPart(load, 'MenuPopover');

export interface MenuButtonProps extends PopupButtonProps {
  groups: readonly MenuGroup[];
  onChoose: (id: string) => void;
  /** Given, the menu shows a tick at this entry. */
  chosen?: string;
  /** Words on the button; without them it is the drawing alone. */
  children?: ReactNode;
}

/** A button that opens a list of actions or choices. */
export function MenuButton({ groups, onChoose, chosen, children, ...button }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const menu = { label: button.label, groups, chosen, onChoose };
  return (
    <PopupButton
      {...button}
      anchor={anchor}
      kind="menu"
      words={children}
      load={load}
      popup={(close) => <MenuPopover {...menu} anchor={anchor} onClose={close} />}
    />
  );
}
