import { levelList } from '@rondo/domain/levels';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { DifficultyFilters } from '../../difficulties/index.ts';
import { ListFilters } from '../../search/index.ts';
import type { LevelListSearch } from '../search-params.ts';

export interface LevelFiltersProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
  /** Shown at the end of the last line. */
  trailing?: ReactNode;
}

export const LevelFilters = memo(function LevelFilters({ search, onChange, trailing }: LevelFiltersProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <>
      <DifficultyFilters value={search} onChange={onChange} legacy={search.labels === 'legacy'} />
      <hr className="hr" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <ListFilters filters={levelList.filters} words={search} onChange={onChange} t={t} />
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
