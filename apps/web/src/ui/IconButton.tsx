import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Icon, type IconDrawing } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import './IconButton.css';

interface IconControl {
  icon: IconDrawing;
  /** The control's name; also shown as its tooltip. */
  label: string;
  /** What it is about, where the same control stands at many things: part of the name, not of the tooltip. */
  of?: string | undefined;
  size?: 'small' | 'normal';
}

export interface IconButtonProps
  extends IconControl,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Given, the button is a toggle. */
  pressed?: boolean;
  busy?: boolean;
  /** A small mark at the corner says that something is set behind the button. */
  marked?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  of,
  size = 'normal',
  pressed,
  busy = false,
  marked = false,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      {...rest}
      type={type}
      className={`icon-btn icon-btn-${size} ${className}`}
      aria-label={of === undefined ? label : t('joined.labelled', { label, value: of })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-tooltip={label}
      data-marked={marked || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={18} />}
    </button>
  );
}

export interface IconLinkProps
  extends IconControl,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'aria-label' | 'href'> {
  /** Without an address the drawing is greyed, so that columns stay straight. */
  href: string | null | undefined;
}

/** A drawing that leads to another site, in a new tab. */
export function IconLink({ icon, label, size = 'normal', href, className = '', ...rest }: IconLinkProps) {
  const look = `icon-btn icon-btn-${size} ${className}`;
  if (!href)
    return (
      <span className={`${look} icon-btn-off`} aria-hidden="true">
        <Icon of={icon} size={18} />
      </span>
    );
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon of={icon} size={18} />
    </a>
  );
}
