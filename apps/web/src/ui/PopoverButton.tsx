import { type ReactNode, useRef } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { PopupButton, type PopupButtonProps } from './PopupButton.tsx';

const load = () => import('./PopoverPanel.tsx');
const PopoverPanel = lazyPart(load, 'PopoverPanel');

export interface PopoverButtonProps extends PopupButtonProps {
  /** Words on the button; without them it is the drawing alone. */
  text?: ReactNode;
  /** Fetches the code of the content before the panel opens. */
  ahead?: () => Promise<unknown>;
  /** The panel's content; gets the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel beside it: more than a menu, less than a dialog. */
export function PopoverButton({ text, ahead, children, ...button }: PopoverButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <PopupButton
      {...button}
      anchor={anchor}
      kind="dialog"
      words={text}
      load={ahead ? () => Promise.all([load(), ahead()]) : load}
      popup={(close) => (
        <PopoverPanel label={button.label} anchor={anchor} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    />
  );
}
