import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Icon, type IconDrawing } from './Icon.tsx';
import { ExternalIcon } from './icons.ts';
import './IconButton.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function TextAnchor({ className = '', children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={`link ${className}`}>
      {children}
    </a>
  );
}

interface ButtonAnchorProps extends AnchorProps, ButtonLook {
  icon?: IconDrawing;
}

function ButtonAnchor({ variant, size, icon, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {icon ? <Icon of={icon} size={18} /> : null}
      {children}
    </a>
  );
}

interface IconAnchorProps extends AnchorProps {
  icon: IconDrawing;
  label: string;
  /** Drawn as switched on. */
  lit?: boolean;
}

function IconAnchor({ icon, label, lit = false, className = '', ...rest }: IconAnchorProps) {
  return (
    <a
      {...rest}
      className={`icon-btn icon-btn-normal ${lit ? 'icon-btn-lit' : ''} ${className}`}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon of={icon} size={18} />
    </a>
  );
}

/** Violet words that lead to a screen of this site; typed like the router's own Link. */
export const TextLink = createLink(TextAnchor);

/** A screen of this site behind something that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** A screen of this site behind a drawing with a tooltip. */
export const IconRouterLink = createLink(IconAnchor);

export interface ExternalLinkProps extends Omit<AnchorProps, 'href' | 'target' | 'rel'> {
  href: string;
  /** Leaves out the colour and the arrow: for lists of links that are plainly elsewhere. */
  plain?: boolean;
  children: ReactNode;
}

/** Words that lead to another site, in a new tab. */
export function ExternalLink({ plain = false, className = '', children, ...rest }: ExternalLinkProps) {
  const { t } = useTranslation('components');
  const look = plain ? className : `link inline-flex items-center gap-1 ${className}`;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      {plain ? null : <Icon of={ExternalIcon} size={14} />}
      <span className="sr-only"> {t('link.newTab')}</span>
    </a>
  );
}
