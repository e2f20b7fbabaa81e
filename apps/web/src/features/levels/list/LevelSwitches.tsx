import { levelList } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Switch } from '../../../ui/Checkbox.tsx';
import { ListFilters } from '../../search/index.ts';
import type { LevelListSearch } from '../search-params.ts';

export interface LevelSwitchesProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>) => void;
}

const { myClears: _besideTabs, ...filters } = levelList.filters;

/** The filters of the list but for those that have a place of their own above it. */
export function LevelSwitches({ search, onChange }: LevelSwitchesProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <div className="grid gap-2">
      <ListFilters filters={filters} words={search} onChange={onChange} t={t} className="justify-between" />
    </div>
  );
}

/** Labels and badges of the old scale. */
export function LegacySwitch({ search, onChange }: LevelSwitchesProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <Switch
      label={t('filter.legacy')}
      checked={search.labels === 'legacy'}
      onChange={(event) => onChange({ labels: event.currentTarget.checked ? 'legacy' : 'present' })}
    />
  );
}
