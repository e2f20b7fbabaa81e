import { TRI_STATES } from '@rondo/domain/levels';
import { KEY_FLAGS } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TriState } from '../../../ui/TriState.tsx';
import { DifficultyFilters } from '../../difficulties/index.ts';
import type { PassListSearch } from '../search-params.ts';

export interface PassFiltersProps {
  search: PassListSearch;
  onChange: (changes: Partial<PassListSearch>) => void;
  /** Deleted passes are there for super admins only. */
  canSeeDeleted: boolean;
}

export function PassFilters({ search, onChange, canSeeDeleted }: PassFiltersProps) {
  const { t } = useTranslation('pages/pass-list');
  const keys = KEY_FLAGS.map((value) => ({ value, label: t(`filter.${value}`) }));
  const states = TRI_STATES.map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <>
      <DifficultyFilters value={search} onChange={onChange} />
      <hr className="hr" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <TriState
          label={t('filter.keys')}
          options={keys}
          value={search.keys}
          onChange={(value) => onChange({ keys: value })}
        />
        {canSeeDeleted ? (
          <TriState
            label={t('filter.deleted')}
            options={states}
            value={search.deleted}
            onChange={(deleted) => onChange({ deleted })}
          />
        ) : null}
      </div>
    </>
  );
}
