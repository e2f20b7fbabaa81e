import { TRI_STATES } from '@rondo/domain/levels';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { TriState } from '../../../ui/TriState.tsx';
import { DifficultyFilters } from '../../difficulties/index.ts';
import type { LevelListSearch } from '../search-params.ts';

export interface LevelFiltersProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
  /** Deleted levels are there for super admins only. */
  canSeeDeleted: boolean;
  /** Shown at the end of the last line. */
  trailing?: ReactNode;
}

export const LevelFilters = memo(function LevelFilters({
  search,
  onChange,
  canSeeDeleted,
  trailing,
}: LevelFiltersProps) {
  const { t } = useTranslation('pages/levels');
  const states = TRI_STATES.map((value) => ({ value, label: t(`tri.${value}`) }));
  return (
    <>
      <DifficultyFilters value={search} onChange={onChange} legacy={search.labels === 'legacy'} />
      <hr className="hr" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <TriState
          label={t('filter.cleared')}
          options={states}
          value={search.cleared}
          onChange={(cleared) => onChange({ cleared })}
        />
        <TriState
          label={t('filter.toRate')}
          options={states}
          value={search.toRate}
          onChange={(toRate) => onChange({ toRate })}
        />
        {canSeeDeleted ? (
          <TriState
            label={t('filter.deleted')}
            options={states}
            value={search.deleted}
            onChange={(deleted) => onChange({ deleted })}
          />
        ) : null}
        <Switch
          label={t('filter.legacy')}
          checked={search.labels === 'legacy'}
          onChange={(event) => onChange({ labels: event.currentTarget.checked ? 'legacy' : 'present' })}
        />
        {trailing ? <div className="md:ml-auto">{trailing}</div> : null}
      </div>
    </>
  );
});
