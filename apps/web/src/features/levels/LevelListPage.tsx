import { formatCount } from '@rondo/domain/format';
import { LEVEL_SEARCH_FIELDS } from '@rondo/domain/levels';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useEntry } from '../../lib/rows/use-entry.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import type { PanelState } from '../../lib/search-params.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { FilterPanel } from '../../ui/ListToolbar.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryParts } from '../search/index.ts';
import { levelFilterOf, levelRows } from './api.ts';
import { LevelFilters } from './list/LevelFilters.tsx';
import { LevelRows } from './list/LevelRows.tsx';
import { LevelSorting } from './list/LevelSorting.tsx';
import { LevelToolbar } from './list/LevelToolbar.tsx';
import { useLevelList } from './list/use-level-list.ts';

export function LevelListPage() {
  const { t } = useTranslation('pages/levels');
  const { search, change, reset } = useLevelList();
  const viewer = useViewer();
  const isNarrow = useIsNarrow();
  const rows = usePagedRows(levelRows(levelFilterOf(search)), useEntry(search));
  const { count, error } = rows;
  const isStaff = viewer.user?.isSuperAdmin ?? false;
  const isOpen = (panel: PanelState) => (panel === 'auto' ? !isNarrow : panel === 'open');
  const filtersOpen = isOpen(search.filters);
  const sortingOpen = isOpen(search.sorting);
  const sorting = sortingOpen ? <LevelSorting search={search} onChange={change} /> : null;
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
        sortingOpen={sortingOpen}
        searchError={isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null}
      />
      {search.query === '' ? null : (
        <Suspense>
          <QueryParts
            query={search.query}
            fields={LEVEL_SEARCH_FIELDS}
            onQuery={(query) => change({ query })}
          />
        </Suspense>
      )}
      {filtersOpen || sortingOpen ? (
        <FilterPanel label={t('filter.label')}>
          {filtersOpen ? (
            <LevelFilters search={search} onChange={change} canSeeDeleted={isStaff} trailing={sorting} />
          ) : (
            sorting
          )}
        </FilterPanel>
      ) : null}
      <LevelRows rows={rows} search={search} onChange={change} onReset={reset} canEdit={isStaff} />
    </Page>
  );
}
