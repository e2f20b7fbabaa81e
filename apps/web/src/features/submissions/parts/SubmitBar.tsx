import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import './SubmitBar.css';

export interface SubmitBarProps {
  label: string;
  sending: boolean;
  disabled: boolean;
  /** The facts change while one types: the bar stays in sight on wide screens. */
  live?: boolean;
  children: ReactNode;
}

/** The bar below a form: what is being sent, and the deed. */
export function SubmitBar({ label, sending, disabled, live = false, children }: SubmitBarProps) {
  return (
    <div className={`submit-bar ${live ? 'submit-bar-live' : ''}`}>
      <div className="submit-bar-facts">{children}</div>
      <Button type="submit" variant="primary" size="large" busy={sending} disabled={disabled}>
        {label}
      </Button>
    </div>
  );
}
