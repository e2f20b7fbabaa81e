import { levelList } from '@rondo/domain/levels';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyFilters } from '../../difficulties/index.ts';
import { ListFilters } from '../../search/index.ts';
import { LegacySwitch, type LevelSwitchesProps } from './LevelSwitches.tsx';

/** All filters, for the sheet of a phone. */
export function LevelFilters({ search, onChange }: LevelSwitchesProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <>
      <DifficultyFilters value={search} onChange={onChange} legacy={search.labels === 'legacy'} />
      <hr className="hr" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <ListFilters filters={levelList.filters} words={search} onChange={onChange} t={t} />
        <LegacySwitch search={search} onChange={onChange} />
      </div>
    </>
  );
}
