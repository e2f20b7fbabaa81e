import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { RatingSearch } from '../search-params.ts';
import { FILTERS } from './RatingFilters.tsx';

/** Everything is rated. */
export function NothingToRate() {
  const { t } = useTranslation('pages/rating');
  return <EmptyState title={t('empty.none')}>{t('empty.noneHint')}</EmptyState>;
}

/** There are ratings, but the filters hide all of them: names these filters. */
export function AllHidden({ search, onReset }: { search: RatingSearch; onReset: () => void }) {
  const { t } = useTranslation('pages/rating');
  const query = search.query.trim();
  const set = FILTERS.filter((name) => search[name] !== 'show');
  return (
    <EmptyState title={t('empty.hidden')} action={<Button onClick={onReset}>{t('empty.reset')}</Button>}>
      <p>{t('empty.because')}</p>
      <ul className="mt-1">
        {query === '' ? null : <li className="wrap-anywhere">{t('empty.query', { query })}</li>}
        {set.map((name) => (
          <li key={name}>
            {t(`filter.${name}`)}: {t(`tri.${search[name]}`)}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
