import { passFilter } from '@rondo/domain/pages';
import { passList } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { newSeed } from '../../../lib/new-seed.ts';
import type { Filters } from '../../../lib/use-filters.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FilterIcon, RefreshIcon, ResetIcon } from '../../../ui/icons.ts';
import { ListTitle, PanelButton } from '../../../ui/ListToolbar.tsx';
import { Select } from '../../../ui/Select.tsx';
import { exampleRowsOf, SearchToolbar } from '../../search/index.ts';
import type { PassListSearch } from '../search-params.ts';
import { type PassListItem, passRows } from './pass-rows.ts';

export interface PassToolbarProps {
  search: PassListSearch;
  onChange: (changes: Partial<PassListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filters: Filters;
  /** How many rows there are, once that is known. */
  count: number | undefined;
  /** Why there are no rows. */
  error: Error | null;
}

const exampleRows = exampleRowsOf(passRows(passFilter.defaults), ({ id, level, player }: PassListItem) => ({
  id,
  name: { field: 'song', value: level.song },
  by: { field: 'player', value: player.name },
}));

export function PassToolbar({ search, onChange, onReset, filters, count, error }: PassToolbarProps) {
  const { t } = useTranslation('pages/pass-list');
  return (
    <SearchToolbar
      className="list-head mb-4"
      lead={
        <ListTitle
          title={t('list.title')}
          counted={count === undefined ? undefined : t('list.count', { count })}
        />
      }
      texts="pages/pass-list"
      fields={passList.searchFields}
      exampleRows={exampleRows}
      query={search.query}
      onChange={onChange}
      error={error}
    >
      <PanelButton
        icon={FilterIcon}
        label={t('term.filters')}
        open={filters.isOpen}
        onChange={filters.show}
      />
      <Select
        className="min-w-0 max-md:order-1 max-md:flex-[1_1_8rem]"
        hideLabel
        label={t('term.sort')}
        options={passList.sort.words.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        value={search.sort}
        onSelect={(sort) => onChange({ sort, seed: sort === 'RANDOM' ? newSeed() : '' })}
      />
      {search.sort === 'RANDOM' ? (
        <IconButton
          icon={RefreshIcon}
          label={t('action.shuffle')}
          onClick={() => onChange({ seed: newSeed() })}
        />
      ) : null}
      <IconButton icon={ResetIcon} label={t('action.reset')} onClick={onReset} />
    </SearchToolbar>
  );
}
