import { ratingFilters } from '@rondo/domain/ratings';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { ListFilters } from '../../search/index.ts';
import type { RatingSearch } from '../search-params.ts';

export interface RatingFiltersProps {
  search: RatingSearch;
  onChange: (changes: Partial<RatingSearch>) => void;
  /** Every single vote is for super admins. */
  hasDetails: boolean;
}

/** Which ratings are shown, and how much of them. */
export function RatingFilters({ search, onChange, hasDetails }: RatingFiltersProps) {
  const { t } = useTranslation('pages/rating');
  return (
    <>
      <ListFilters filters={ratingFilters} words={search} onChange={onChange} t={t} />
      {hasDetails ? (
        <Switch
          label={t('filter.detailed')}
          checked={search.detailed}
          onChange={(event) => onChange({ detailed: event.currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
