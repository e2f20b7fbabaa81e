import { createContext, type ReactNode, useContext } from 'react';
import { Button } from './Button.tsx';

/** How the dialog around is closed: with its question where something is not saved. */
export const Closing = createContext<() => void>(() => undefined);

export interface CancelButtonProps {
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Closes the dialog around it as its close button does. */
export function CancelButton(props: CancelButtonProps) {
  return <Button variant="ghost" {...props} onClick={useContext(Closing)} />;
}
