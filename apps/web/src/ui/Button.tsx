import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
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
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
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
