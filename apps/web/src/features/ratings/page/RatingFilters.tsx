import { TRI_STATES } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { TriState } from '../../../ui/TriState.tsx';
import type { RatingSearch } from '../search-params.ts';

export const FILTERS = ['rated', 'low', 'four'] as const;

export interface RatingFiltersProps {
  search: RatingSearch;
  onChange: (changes: Partial<RatingSearch>) => void;
  /** Every single vote is for super admins. */
  hasDetails: boolean;
}

/** Which ratings are shown, and how much of them. */
export function RatingFilters({ search, onChange, hasDetails }: RatingFiltersProps) {
  const { t } = useTranslation('pages/rating');
  const states = TRI_STATES.map((value) => ({ value, label: t(`tri.${value}`) }));
  return (
    <>
      {FILTERS.map((name) => (
        <TriState
          key={name}
          label={t(`filter.${name}`)}
          options={states}
          value={search[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
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
