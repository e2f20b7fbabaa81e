import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { PastRating } from './history-api.ts';

/** How a rating of the level ended. */
export function ClosedRating({ rating }: { rating: PastRating }) {
  const { t } = useTranslation('pages/level-history');
  const { rerateNum, requesterFR, votes } = rating;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-muted">{t('rated.title')}</span>
        <Average name={t('rated.manager')} of={rating.averageDifficulty} />
        <Average name={t('rated.community')} of={rating.communityDifficulty} />
      </p>
      {rerateNum === '' && requesterFR === '' ? null : (
        <p className="wrap-anywhere">
          {rerateNum === ''
            ? t('rated.requested', { text: requesterFR })
            : t('rated.rerate', { text: rerateNum })}
        </p>
      )}
      {rating.rerateReason === '' ? null : (
        <p className="wrap-anywhere">{t('reason', { reason: rating.rerateReason })}</p>
      )}
      <p className="text-12 text-muted">{t('votes', votes)}</p>
    </>
  );
}

function Average({ name, of }: { name: string; of: PastRating['averageDifficulty'] }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="text-12 text-faint">{name}</span>
      {of ? (
        <>
          <DifficultyBadge of={of} size={20} decorative />
          <b className="font-semibold">{of.name}</b>
        </>
      ) : (
        <span className="text-faint">-</span>
      )}
    </span>
  );
}
