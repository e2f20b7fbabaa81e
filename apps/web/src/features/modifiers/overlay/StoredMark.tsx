import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import './overlay.css';

export interface StoredMarkProps {
  /** The stored value as it is written. */
  stored: string;
  /** The stored rank beside it. */
  rank?: number | null | undefined;
  /** Shows the stored value too, under the one that is shown; `bare` without the word for it. */
  line?: 'worded' | 'bare';
}

/** The asterisk behind a value that a modifier shows, with the stored one. */
export function StoredMark({ stored, rank, line }: StoredMarkProps) {
  const { t } = useTranslation('modifiers');
  return (
    <>
      <span className="modifier-aster" data-tooltip={t('overlay.tooltip', { value: stored })}>
        <span aria-hidden="true">*</span>
        <span className="sr-only">{t('overlay.changed', { value: stored })}</span>
      </span>
      {line === undefined ? null : (
        <span className="modifier-stored" aria-hidden="true">
          {line === 'bare' ? stored : t('overlay.stored', { value: stored })}
          {rank ? <span className="max-md:hidden"> · #{formatCount(rank)}</span> : null}
        </span>
      )}
    </>
  );
}
