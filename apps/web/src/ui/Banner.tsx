import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Icon, type IconDrawing } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.ts';
import './Banner.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  icon?: IconDrawing;
  /** A bold first line in the tone's colour. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onDismiss?: () => void;
  /** Read out when it appears: `alert` at once, `status` politely. */
  role?: 'alert' | 'status';
  className?: string;
}

export const toneIcons: Record<BannerTone, IconDrawing> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: AlertIcon,
  danger: AlertIcon,
};

/** A message that stays in its place on the page. */
export function Banner({
  tone = 'info',
  icon,
  title,
  children,
  actions,
  onDismiss,
  role,
  className = '',
}: BannerProps) {
  const { t } = useTranslation('components');
  return (
    <div className={`banner tone-${tone} ${className}`} role={role}>
      <Icon of={icon ?? toneIcons[tone]} className="mt-px" />
      <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere text-text">
        {title === undefined ? null : <p className="banner-title">{title}</p>}
        {children}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-2 self-center">{actions}</div>}
      {onDismiss ? (
        <IconButton
          icon={CloseIcon}
          label={t('dismiss')}
          size="small"
          className="-my-1.5 -mr-2"
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
}
