import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FilterIcon, GridIcon, ListIcon, ResetIcon, RowsIcon, SortIcon } from '../../../ui/icons.ts';
import { PanelButton } from '../../../ui/ListToolbar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { exampleRowsOf, SearchToolbar } from '../../search/index.ts';
import { type LevelListItem, levelFilterOf, levelRows } from '../api.ts';
import { type LevelListSearch, levelListSearch } from '../search-params.ts';
import { sortKindOf } from './LevelSorting.tsx';

/** Comes after the first rows, for whoever cannot decide. */
const RandomOfThese = lazyPart(() => import('./RandomOfThese.tsx'), 'RandomOfThese');

export interface LevelToolbarProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filtersOpen: boolean;
  onFilters: (open: boolean) => void;
  sortingOpen: boolean;
  /** How many rows there are, once that is known. */
  count: number | undefined;
  /** Why there are no rows. */
  error: Error | null;
}

const exampleRows = exampleRowsOf(
  levelRows(levelFilterOf(levelListSearch.defaults)),
  ({ id, song, artist }: LevelListItem) => ({
    id,
    name: { field: 'song', value: song },
    by: { field: 'artist', value: artist },
  }),
);

export const LevelToolbar = memo(function LevelToolbar(props: LevelToolbarProps) {
  const { search, onChange, onReset, filtersOpen, onFilters, sortingOpen, count, error } = props;
  const { t } = useTranslation('pages/levels');
  // A closed panel says that something is set behind it.
  const isFiltered = !filtersOpen && isFilteredBy(search);
  const isSorted = !sortingOpen && search.sort !== levelListSearch.defaults.sort;
  return (
    <SearchToolbar
      texts="pages/levels"
      fields={LEVEL_SEARCH_FIELDS}
      exampleRows={exampleRows}
      query={search.query}
      onChange={onChange}
      error={error}
    >
      <PanelButton
        icon={FilterIcon}
        label={t(isFiltered ? 'filter.someSet' : 'filter.label')}
        marked={isFiltered}
        open={filtersOpen}
        onChange={onFilters}
      />
      <PanelButton
        icon={SortIcon}
        label={isSorted ? `${t('sort.label')}: ${t(`sort.${sortKindOf(search.sort)}`)}` : t('sort.label')}
        marked={isSorted}
        open={sortingOpen}
        onChange={(open) => onChange({ sorting: open ? 'open' : 'closed' })}
      />
      <IconButton icon={ResetIcon} label={t('list.reset')} onClick={onReset} />
      <span className="size-10">
        {count === undefined ? null : <RandomOfThese search={search} count={count} />}
      </span>
      <SegmentedControl
        label={t('view.label')}
        segments={[
          { value: 'normal', label: t('view.normal'), icon: RowsIcon, hideLabel: true },
          { value: 'compact', label: t('view.compact'), icon: ListIcon, hideLabel: true },
          { value: 'grid', label: t('view.grid'), icon: GridIcon, hideLabel: true },
        ]}
        value={search.view}
        onChange={(view) => onChange({ view })}
      />
    </SearchToolbar>
  );
});

function isFilteredBy({ from, to, special, cleared, toRate, deleted }: LevelListSearch): boolean {
  const usual = levelListSearch.defaults;
  return (
    from !== usual.from ||
    to !== usual.to ||
    special.length > 0 ||
    cleared !== usual.cleared ||
    toRate !== usual.toRate ||
    deleted !== usual.deleted
  );
}
