import { UNRANKED_ID } from '@rondo/domain/difficulties';
import { levelList } from '@rondo/domain/levels';
import { levelFilter } from '@rondo/domain/pages';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { query } from '../../lib/queries/query.ts';
import { useDeferredSearch } from '../../lib/rows/use-deferred-search.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useMay } from '../../lib/session/may.ts';
import { usePageAhead } from '../../lib/use-page-ahead.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { useDifficulties, useKnownSpecials } from '../difficulties/index.ts';
import { SearchedPage } from '../search/index.ts';
import { levelRows } from './api.ts';
import { LevelBand } from './list/LevelBand.tsx';
import { LevelHead } from './list/LevelHead.tsx';
import { LevelRows } from './list/LevelRows.tsx';
import { isNewOnly, LevelTabs } from './list/LevelTabs.tsx';
import type { LevelListSearch } from './search-params.ts';

const LevelSheet = lazyPart(() => import('./list/LevelSheet.tsx'), 'LevelSheet');

const route = getRouteApi('/levels');
const statistics = query('statistics', {}, { staleTime: 60_000 });

export function LevelListPage() {
  const address = usePageSearch<LevelListSearch>(route, sortable);
  const { change } = address;
  const search = useKnownSpecials(address.search);
  const filters = useFilters(address);
  const may = useMay();
  usePageAhead('/levels/$id');
  const asked = useDeferredSearch(search);
  const rows = usePagedRows(levelRows(asked.search), asked.entry);
  const { data: totals } = useQuery({ ...statistics, enabled: rows.count !== undefined });
  const unranked = useDifficulties().find(({ id }) => id === UNRANKED_ID)?.name ?? 'Unranked';
  const isNew = isNewOnly(search, unranked);
  const reset = useCallback(() => change(levelFilter.defaults), [change]);
  const { show } = filters;
  const openSheet = useCallback(() => show(true), [show]);
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
      isHeaded
      toolbar={
        <LevelHead
          search={search}
          onChange={change}
          count={rows.count}
          total={totals?.overview.totalLevels}
          error={rows.error}
        />
      }
      panel={
        <>
          <LevelTabs
            search={search}
            onChange={change}
            unranked={unranked}
            newCount={totals?.difficulties.byType.SPECIAL.find(({ id }) => id === UNRANKED_ID)?.levelCount}
          />
          <LevelBand
            search={search}
            onChange={change}
            onReset={reset}
            onSheet={openSheet}
            isNew={isNew}
            count={rows.count}
          />
        </>
      }
      sheet={(sheet) => <LevelSheet {...sheet} search={search} onChange={changeInSheet} />}
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
    </SearchedPage>
  );
}

/** A sort by clears means nothing when cleared levels are hidden: it falls back to recent. */
function sortable(search: LevelListSearch): LevelListSearch {
  const isLost = search.cleared === 'hide' && search.sort.startsWith('CLEARS');
  return isLost ? { ...search, sort: 'RECENT_DESC' } : search;
}
