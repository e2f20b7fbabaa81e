import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './ToggleChip.css';

export interface ToggleChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** A small picture before the words. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One member of a set that can be chosen or not. */
export function ToggleChip({
  pressed,
  onChange,
  picture,
  children,
  className = '',
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`toggle-chip ${picture ? 'pl-1.5' : ''} ${className}`}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {picture}
      {children}
    </button>
  );
}
