import { passList } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyFilters } from '../../difficulties/index.ts';
import { ListFilters } from '../../search/index.ts';
import type { PassListSearch } from '../search-params.ts';

export interface PassFiltersProps {
  search: PassListSearch;
  onChange: (changes: Partial<PassListSearch>) => void;
}

export function PassFilters({ search, onChange }: PassFiltersProps) {
  const { t } = useTranslation('pages/pass-list');
  return (
    <>
      <DifficultyFilters value={search} onChange={onChange} />
      <hr className="hr" />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <ListFilters filters={passList.filters} words={search} onChange={onChange} t={t} />
      </div>
    </>
  );
}
