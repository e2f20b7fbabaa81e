import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { useCanSend } from '../lib/session/kept.ts';
import { Icon, type IconDrawing } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import './Button.css';

export type ButtonVariant = 'normal' | 'primary' | 'ghost' | 'danger' | 'success';
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconDrawing;
  /** Shows a spinner, keeps the width and refuses presses; the button stays focusable. */
  busy?: boolean;
  /** Sends what was typed, as `type="submit"` does: it waits while that is another person's. */
  sends?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function buttonClass({ variant = 'normal', size = 'normal' }: ButtonLook, more = ''): string {
  return `btn btn-${variant} btn-${size} ${more}`.trimEnd();
}

export function Button({
  variant,
  size,
  icon,
  busy = false,
  sends = false,
  children,
  className,
  onClick,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const canSend = useCanSend();
  const isHeld = !canSend && (sends || type === 'submit');
  return (
    <button
      {...rest}
      disabled={disabled || isHeld}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon ? <Icon of={icon} size={18} /> : null}
      {children}
      {busy ? <Spinner className="btn-spinner" /> : null}
    </button>
  );
}
