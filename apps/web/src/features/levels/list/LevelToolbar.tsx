import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import {
  FilterIcon,
  GridIcon,
  HelpIcon,
  ListIcon,
  ResetIcon,
  RowsIcon,
  SortIcon,
} from '../../../ui/icons.ts';
import { ListToolbar, PanelButton } from '../../../ui/ListToolbar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { prepareQueryParts, SearchHelpDialog } from '../../search/index.ts';
import { type LevelListSearch, levelListSearch } from '../search-params.ts';
import { sortKindOf } from './sort-kind.ts';

export interface LevelToolbarProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filtersOpen: boolean;
  onFilters: (open: boolean) => void;
  sortingOpen: boolean;
  /** Why the server refused the search text. */
  searchError?: string | null | undefined;
}

const examples = {
  contains: 'song:night',
  equals: 'artist=Camellia',
  and: 'charter:ash, song:tide',
  or: 'song:moon | song:luna',
  not: '-artist:live',
  quotes: '"a, b"',
  id: '#120',
};

export const LevelToolbar = memo(function LevelToolbar(props: LevelToolbarProps) {
  const { search, onChange, onReset, filtersOpen, onFilters, sortingOpen, searchError } = props;
  const { t } = useTranslation('pages/levels');
  const [helpOpen, setHelpOpen] = useState(false);
  // A closed panel says that something is set behind it.
  const isFiltered = !filtersOpen && isFilteredBy(search);
  const isSorted = !sortingOpen && search.sort !== levelListSearch.defaults.sort;
  return (
    <ListToolbar
      search={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        value: search.query,
        error: searchError,
        onSearch: (query) => onChange({ query }, true),
        onFocus: prepareQueryParts,
      }}
    >
      <IconButton icon={HelpIcon} label={t('search.help')} onClick={() => setHelpOpen(true)} />
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
      {helpOpen ? (
        <Suspense>
          <SearchHelpDialog
            title={t('help.title')}
            plain={t('help.plain')}
            fields={LEVEL_SEARCH_FIELDS}
            examples={examples}
            idMeaning={t('help.id')}
            onClose={() => setHelpOpen(false)}
            onInsert={(query) => {
              setHelpOpen(false);
              onChange({ query });
            }}
          />
        </Suspense>
      ) : null}
    </ListToolbar>
  );
});

function isFilteredBy({ from, to, special, cleared, deleted }: LevelListSearch): boolean {
  const usual = levelListSearch.defaults;
  return (
    from !== usual.from ||
    to !== usual.to ||
    special.length > 0 ||
    cleared !== usual.cleared ||
    deleted !== usual.deleted
  );
}
