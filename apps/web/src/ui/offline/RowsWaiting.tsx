import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../Icon.tsx';
import { OfflineIcon } from '../icons.ts';
import './offline.css';

export interface RowsWaitingProps {
  /** What the rows that were shown before had been searched by; undefined where there were none. */
  putAway: string | undefined;
}

/** Above the shape of rows that wait for a connection. */
export function RowsWaiting({ putAway }: RowsWaitingProps) {
  const { t } = useTranslation('connection');
  const words =
    putAway === undefined
      ? t('rows.waiting')
      : putAway === ''
        ? t('rows.putAway')
        : t('rows.putAwayFor', { query: putAway });
  return (
    <p className="flex min-h-10 items-center gap-2 text-muted" role="status">
      <Icon of={OfflineIcon} size={16} />
      <span className="wrap-anywhere">{words}</span>
    </p>
  );
}
