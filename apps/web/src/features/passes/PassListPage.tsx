import { seesRemoved } from '@rondo/domain/auth';
import { formatCount } from '@rondo/domain/format';
import { PASS_SEARCH_FIELDS } from '@rondo/domain/passes';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useClosePopup } from '../../lib/popup-history.ts';
import { useAsked } from '../../lib/rows/use-asked.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useMay } from '../../lib/session/may.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterPanel } from '../../ui/ListToolbar.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { NothingFound, QueryParts } from '../search/index.ts';
import { PassFilters } from './list/PassFilters.tsx';
import { PassRow } from './list/PassRow.tsx';
import { PassToolbar } from './list/PassToolbar.tsx';
import { countPasses, passFilterOf, passRows } from './list/pass-rows.ts';
import { type PassListSearch, passListSearch } from './search-params.ts';

const FilterSheet = lazyPart(() => import('../../ui/FilterSheet.tsx'), 'FilterSheet');

const EditInList = lazyPart(() => import('./edit/EditInList.tsx'), 'EditInList');

const route = getRouteApi('/passes');

export function PassListPage() {
  const { t } = useTranslation('pages/pass-list');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const viewer = useViewer();
  const isNarrow = useIsNarrow();
  const asked = useAsked(search);
  const rows = usePagedRows(passRows(passFilterOf(asked.search)), asked.entry);
  const { count, error } = rows;
  const filtersOpen = search.filters === 'auto' ? !isNarrow : search.filters === 'open';
  const change = (changes: Partial<PassListSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  const reset = () => change({ ...passListSearch.defaults, filters: search.filters });
  /** On a narrow screen the filters are a popup over the list, which Back closes again. */
  const openSheet = () =>
    void navigate({
      search: (before) => ({ ...before, filters: 'open' }),
      state: { popup: true },
      resetScroll: false,
    });
  const closeSheet = useClosePopup(() => change({ filters: 'auto' }, true));
  const canSeeDeleted = seesRemoved(viewer.user);
  const canEdit = useMay()('editPass');
  const [edited, setEdited] = useState<number | null>(null);
  const setQuery = (query: string) => change({ query });
  const shown = Math.min(rows.list.items.length, count ?? 0);
  return (
    <Page
      title={t('list.title')}
      sub={count === undefined ? undefined : t('list.count', { count, shown: formatCount(count) })}
    >
      <PassToolbar
        search={search}
        onChange={change}
        onReset={reset}
        filtersOpen={filtersOpen}
        onFilters={(open) => (isNarrow && open ? openSheet() : change({ filters: open ? 'open' : 'closed' }))}
        searchError={isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null}
      />
      {asked.search.query === '' ? null : (
        <Suspense>
          <QueryParts query={asked.search.query} fields={PASS_SEARCH_FIELDS} onQuery={setQuery} />
        </Suspense>
      )}
      {filtersOpen && !isNarrow ? (
        <FilterPanel label={t('filter.label')}>
          <PassFilters search={search} onChange={change} canSeeDeleted={canSeeDeleted} />
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
            onClose={closeSheet}
          >
            {/* All that is chosen in the sheet is one step back. */}
            <PassFilters
              search={search}
              onChange={(changes) => change(changes, true)}
              canSeeDeleted={canSeeDeleted}
            />
          </FilterSheet>
        </Suspense>
      ) : null}
      <PagedList
        rows={rows}
        label={t('list.title')}
        rowHeight={72}
        head={<ColumnHeads isEditable={canEdit} />}
        renderItem={(pass) => (
          <PassRow pass={pass} isNarrow={isNarrow} onEdit={canEdit ? setEdited : undefined} />
        )}
        endText={t('list.end', { count: shown, shown: formatCount(shown) })}
        empty={<NoPasses search={asked.search} onQuery={setQuery} onReset={reset} />}
      />
      {edited === null ? null : (
        <Suspense>
          <EditInList id={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Page>
  );
}

interface NoPassesProps {
  search: PassListSearch;
  onQuery: (query: string) => void;
  onReset: () => void;
}

function NoPasses({ search, onQuery, onReset }: NoPassesProps) {
  const { t } = useTranslation('pages/pass-list');
  const filter = passFilterOf(search);
  const action = <Button onClick={onReset}>{t('list.reset')}</Button>;
  const plain = (
    <EmptyState title={t('list.empty')} action={action}>
      {t('list.emptyHint')}
    </EmptyState>
  );
  if (search.query === '') return plain;
  return (
    <Suspense fallback={plain}>
      <NothingFound
        title={t('list.empty')}
        hint={t('list.emptyHint')}
        query={search.query}
        fields={PASS_SEARCH_FIELDS}
        listKey={passRows(filter).key}
        countFor={(query, signal) => countPasses({ ...filter, query }, signal)}
        onQuery={onQuery}
        action={action}
      />
    </Suspense>
  );
}

function ColumnHeads({ isEditable }: { isEditable: boolean }) {
  const { t } = useTranslation('pages/pass-list');
  return (
    <div className="data-head pass-columns" data-editable={isEditable ? '' : undefined} aria-hidden="true">
      <span />
      <span>{t('list.pass')}</span>
      <span>{t('list.flags')}</span>
      <span className="num">{t('list.speed')}</span>
      <span className="num">{t('list.accuracy')}</span>
      <span className="num">{t('list.score')}</span>
      <span />
    </div>
  );
}
