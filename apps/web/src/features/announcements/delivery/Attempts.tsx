import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Delivery } from '../api.ts';

/** The tries that failed: when, why, and what followed. */
export function Attempts({ delivery: { attempts, error } }: { delivery: Delivery }) {
  const { t, language } = useTranslation('pages/announcements');
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  if (attempts.length === 0) return <p className="text-muted">{error ?? t('delivery.noFailure')}</p>;
  return (
    <ol className="w-full">
      {attempts.map(({ at, error: reason, retryIn }, place) => (
        <li key={`${place} ${at}`} className="delivery-try">
          <span className="text-faint">{place + 1}</span>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          <span className="wrap-anywhere">{reason}</span>
          <span className="text-muted">
            {retryIn === null
              ? t('delivery.gaveUp')
              : t('delivery.waited', { seconds: Math.round(retryIn / 100) / 10 })}
          </span>
        </li>
      ))}
    </ol>
  );
}
