import { formatCount, NO_VALUE } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons.ts';
import './Movement.css';

export interface MovementProps {
  /** Places won, below 0 lost; null: had no rank then; undefined: nothing is known. */
  places: number | null | undefined;
  className?: string;
}

/** How far a rank went up or down. */
export function Movement({ places, className = '' }: MovementProps) {
  const { t } = useTranslation('pages/players');
  if (places === undefined) return <span className={`movement ${className}`} />;
  if (places === null) return <span className={`movement text-info ${className}`}>{t('moved.new')}</span>;
  if (places === 0)
    return (
      <span className={`movement text-faint ${className}`}>
        <span aria-hidden="true">{NO_VALUE}</span>
        <span className="sr-only">{t('moved.none')}</span>
      </span>
    );
  const isUp = places > 0;
  return (
    <span className={`movement ${isUp ? 'text-success' : 'text-danger'} ${className}`}>
      <Icon of={isUp ? ArrowUpIcon : ArrowDownIcon} size={14} />
      <span aria-hidden="true">{formatCount(Math.abs(places))}</span>
      <span className="sr-only">{t(isUp ? 'moved.up' : 'moved.down', { count: Math.abs(places) })}</span>
    </span>
  );
}
