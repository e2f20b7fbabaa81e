import { seesRemoved } from '@rondo/domain/auth';
import { formatCount } from '@rondo/domain/format';
import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { Suspense, useCallback, useMemo } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAsked } from '../../lib/rows/use-asked.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import type { PanelState } from '../../lib/search-params.ts';
import { useMay } from '../../lib/session/may.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { FilterPanel } from '../../ui/ListToolbar.tsx';
import { Page } from '../../ui/Page.tsx';
import { ReferencesButton } from '../references/index.ts';
import { QueryParts } from '../search/index.ts';
import { levelFilterOf, levelRows } from './api.ts';
import { LevelFilters } from './list/LevelFilters.tsx';
import { LevelRows } from './list/LevelRows.tsx';
import { LevelSorting } from './list/LevelSorting.tsx';
import { LevelToolbar } from './list/LevelToolbar.tsx';
import { useLevelList } from './list/use-level-list.ts';

const FilterSheet = lazyPart(() => import('../../ui/FilterSheet.tsx'), 'FilterSheet');

export function LevelListPage() {
  const { t } = useTranslation('pages/levels');
  const { search, change, reset, openFilters, closeFilters } = useLevelList();
  const viewer = useViewer();
  const may = useMay();
  const isNarrow = useIsNarrow();
  const asked = useAsked(search);
  const rows = usePagedRows(levelRows(levelFilterOf(asked.search)), asked.entry);
  const { count, error } = rows;
  const canSeeDeleted = seesRemoved(viewer.user);
  const isOpen = (panel: PanelState) => (panel === 'auto' ? !isNarrow : panel === 'open');
  const filtersOpen = isOpen(search.filters);
  const sortingOpen = isOpen(search.sorting);
  const isPanelOpen = sortingOpen || (filtersOpen && !isNarrow);
  // Parts that do not depend on the rows keep their props, and so are not drawn again when rows arrive.
  const sorting = useMemo(
    () => (sortingOpen ? <LevelSorting search={search} onChange={change} /> : null),
    [sortingOpen, search, change],
  );
  const setQuery = useCallback((query: string) => change({ query }), [change]);
  const changeInSheet = useCallback(
    (changes: Parameters<typeof change>[0]) => change(changes, true),
    [change],
  );
  const showFilters = useCallback(
    (open: boolean) => (isNarrow && open ? openFilters() : change({ filters: open ? 'open' : 'closed' })),
    [isNarrow, openFilters, change],
  );
  return (
    <Page
      title={t('list.title')}
      sub={count === undefined ? undefined : t('list.count', { count, shown: formatCount(count) })}
    >
      <LevelToolbar
        search={search}
        onChange={change}
        onReset={reset}
        filtersOpen={filtersOpen}
        onFilters={showFilters}
        sortingOpen={sortingOpen}
        searchError={isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null}
      />
      {asked.search.query === '' ? null : (
        <Suspense>
          <QueryParts query={asked.search.query} fields={LEVEL_SEARCH_FIELDS} onQuery={setQuery} />
        </Suspense>
      )}
      {isPanelOpen ? (
        <FilterPanel label={t(filtersOpen ? 'filter.label' : 'sort.label')}>
          {filtersOpen && !isNarrow ? (
            <LevelFilters
              search={search}
              onChange={change}
              canSeeDeleted={canSeeDeleted}
              trailing={sorting}
            />
          ) : (
            sorting
          )}
        </FilterPanel>
      ) : null}
      {filtersOpen && isNarrow ? (
        <Suspense>
          <FilterSheet
            title={t('filter.label')}
            resetLabel={t('list.reset')}
            onReset={reset}
            doneLabel={
              count === undefined
                ? t('filter.done')
                : t('filter.showCount', { count, shown: formatCount(count) })
            }
            onClose={closeFilters}
          >
            {/* All that is chosen in the sheet is one step back. */}
            <LevelFilters search={search} onChange={changeInSheet} canSeeDeleted={canSeeDeleted} />
          </FilterSheet>
        </Suspense>
      ) : null}
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
    </Page>
  );
}
