import { levelList } from '@rondo/domain/levels';
import { isListFiltered, levelFilter } from '@rondo/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { loadCode } from '../../../lib/connection/load-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import {
  DiceIcon,
  FilterIcon,
  GridIcon,
  ListIcon,
  ResetIcon,
  RowsIcon,
  SortIcon,
} from '../../../ui/icons.ts';
import { PanelButton } from '../../../ui/ListToolbar.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { toast } from '../../../ui/toast.ts';
import { exampleRowsOf, SearchToolbar } from '../../search/index.ts';
import { type LevelListItem, levelRows } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';
import { sortKindOf } from './LevelSorting.tsx';

export interface LevelToolbarProps {
  search: LevelListSearch;
  onChange: (changes: Partial<LevelListSearch>, replace?: boolean) => void;
  onReset: () => void;
  filtersOpen: boolean;
  onFilters: (open: boolean) => void;
  sortingOpen: boolean;
  /** How many rows there are, once that is known. */
  count: number;
  /** Why there are no rows. */
  error: Error | null;
}

const exampleRows = exampleRowsOf(levelRows(levelFilter.defaults), ({ id, song, artist }: LevelListItem) => ({
  id,
  name: { field: 'song', value: song },
  by: { field: 'artist', value: artist },
}));

export const LevelToolbar = memo(function LevelToolbar(props: LevelToolbarProps) {
  const { search, onChange, onReset, filtersOpen, onFilters, sortingOpen, count, error } = props;
  const { t } = useTranslation('pages/levels');
  const navigate = useNavigate();
  const openRandom = async () => {
    try {
      const { randomOfThese } = await loadCode(() => import('./random-of-these.ts'));
      const id = await randomOfThese(search, count);
      if (id !== null) await navigate({ to: '/levels/$id', params: { id } });
    } catch (failure) {
      toast.danger(problemText(failure));
    }
  };
  // A closed panel says that something is set behind it.
  const isFiltered = !filtersOpen && isListFiltered(levelFilter, search);
  const isSorted = !sortingOpen && search.sort !== levelFilter.defaults.sort;
  return (
    <SearchToolbar
      texts="pages/levels"
      fields={levelList.searchFields}
      exampleRows={exampleRows}
      query={search.query}
      onChange={onChange}
      error={error}
    >
      <PanelButton
        icon={FilterIcon}
        label={t(isFiltered ? 'term.filtersActive' : 'term.filters')}
        marked={isFiltered}
        open={filtersOpen}
        onChange={onFilters}
      />
      <PanelButton
        icon={SortIcon}
        label={isSorted ? `${t('term.sort')}: ${t(`sort.${sortKindOf(search.sort)}`)}` : t('term.sort')}
        marked={isSorted}
        open={sortingOpen}
        onChange={(open) => onChange({ sorting: open ? 'open' : 'closed' })}
      />
      <IconButton icon={ResetIcon} label={t('action.reset')} onClick={onReset} />
      <IconButton
        icon={DiceIcon}
        label={t('list.random', { count })}
        disabled={!count}
        onClick={() => void openRandom()}
      />
      <SegmentedControl
        label={t('term.view')}
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
