import { levelList } from '@rondo/domain/levels';
import { levelFilter } from '@rondo/domain/pages';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useDeferredSearch } from '../../lib/rows/use-deferred-search.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useMay } from '../../lib/session/may.ts';
import { isPanelOpen, useFilters } from '../../lib/use-filters.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { FilterPanel } from '../../ui/ListToolbar.tsx';
import { useKnownSpecials } from '../difficulties/index.ts';
import { ReferencesButton } from '../references/index.ts';
import { SearchedPage } from '../search/index.ts';
import { levelRows } from './api.ts';
import { LevelFilters } from './list/LevelFilters.tsx';
import { LevelRows } from './list/LevelRows.tsx';
import { LevelSorting } from './list/LevelSorting.tsx';
import { LevelToolbar } from './list/LevelToolbar.tsx';
import type { LevelListSearch } from './search-params.ts';

const route = getRouteApi('/levels');

export function LevelListPage() {
  const { t } = useTranslation('pages/levels');
  const address = usePageSearch<LevelListSearch>(route, sortable);
  const { change } = address;
  const search = useKnownSpecials(address.search);
  const filters = useFilters(address);
  const sortingOpen = isPanelOpen(search.sorting, useIsNarrow());
  const may = useMay();
  const asked = useDeferredSearch(search);
  const rows = usePagedRows(levelRows(asked.search), asked.entry);
  const reset = useCallback(() => change(levelFilter.defaults), [change]);
  // Parts that do not depend on the rows keep their props, and so are not drawn again when rows arrive.
  const sorting = useMemo(
    () => (sortingOpen ? <LevelSorting search={search} onChange={change} /> : null),
    [sortingOpen, search, change],
  );
  /** All that is chosen in the sheet is one step back. */
  const changeInSheet = useCallback((changes: Partial<LevelListSearch>) => change(changes, true), [change]);
  return (
    <SearchedPage
      texts="pages/levels"
      fields={levelList.searchFields}
      rows={rows}
      query={asked.search.query}
      onChange={change}
      onReset={reset}
      filters={filters}
      toolbar={
        <LevelToolbar
          search={search}
          onChange={change}
          onReset={reset}
          filtersOpen={filters.isOpen}
          onFilters={filters.show}
          sortingOpen={sortingOpen}
          count={rows.count ?? 0}
          error={rows.error}
        />
      }
      panel={
        sortingOpen || filters.isPanel ? (
          <FilterPanel label={t(filters.isOpen ? 'term.filters' : 'term.sort')}>
            {filters.isPanel ? (
              <LevelFilters search={search} onChange={change} trailing={sorting} />
            ) : (
              sorting
            )}
          </FilterPanel>
        ) : null
      }
      sheet={<LevelFilters search={search} onChange={changeInSheet} />}
    >
      <LevelRows
        rows={rows}
        search={asked.search}
        view={search.view}
        size={search.size}
        labels={search.labels}
        onChange={change}
        onReset={reset}
        canEdit={may('editLevel')}
      />
      <ReferencesButton />
    </SearchedPage>
  );
}

/** A sort by clears means nothing when cleared levels are hidden: it falls back to recent. */
function sortable(search: LevelListSearch): LevelListSearch {
  const isLost = search.cleared === 'hide' && search.sort.startsWith('CLEARS');
  return isLost ? { ...search, sort: 'RECENT_DESC' } : search;
}
