import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { AlertIcon, RefreshIcon } from './icons.ts';
import './EmptyState.css';

export interface ErrorPanelProps {
  title?: ReactNode;
  message: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  panel?: boolean;
}

/** Something did not load; try again. */
export function ErrorPanel({ title, message, onRetry, retrying = false, panel = true }: ErrorPanelProps) {
  const { t } = useTranslation('components');
  return (
    <div className={`empty ${panel ? 'panel' : ''}`} role="alert">
      <Icon of={AlertIcon} size={40} className="text-danger" />
      <h2>{title ?? t('error.title')}</h2>
      <p className="text-muted wrap-anywhere">{message}</p>
      {onRetry ? (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <Button icon={RefreshIcon} busy={retrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
