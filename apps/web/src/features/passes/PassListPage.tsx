import { passFilter } from '@rondo/domain/pages';
import { passList } from '@rondo/domain/passes';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useDeferredSearch } from '../../lib/rows/use-deferred-search.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useMay } from '../../lib/session/may.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { usePageAhead } from '../../lib/use-page-ahead.ts';
import { FilterPanel } from '../../ui/ListToolbar.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { useKnownSpecials } from '../difficulties/index.ts';
import { NoRows, SearchedPage } from '../search/index.ts';
import { PassFilters } from './list/PassFilters.tsx';
import { PassRow } from './list/PassRow.tsx';
import { PassRowShape } from './list/PassRowShape.tsx';
import { PassToolbar } from './list/PassToolbar.tsx';
import { passRows } from './list/pass-rows.ts';
import type { PassListSearch } from './search-params.ts';

const EditInList = lazyPart(() => import('./edit/EditInList.tsx'), 'EditInList');

const route = getRouteApi('/passes');

export function PassListPage() {
  const { t } = useTranslation('pages/pass-list');
  const address = usePageSearch<PassListSearch>(route);
  const { change } = address;
  const search = useKnownSpecials(address.search);
  const filters = useFilters(address);
  const isNarrow = useIsNarrow();
  const canEdit = useMay()('editPass');
  const [edited, setEdited] = useState<number | null>(null);
  const asked = useDeferredSearch(search);
  const rows = usePagedRows(passRows(asked.search), asked.entry);
  const list = {
    texts: 'pages/pass-list',
    fields: passList.searchFields,
    query: asked.search.query,
  } as const;
  const reset = () => change(passFilter.defaults);
  usePageAhead('/passes/$id');
  return (
    <SearchedPage
      {...list}
      isHeaded
      rows={rows}
      onChange={change}
      onReset={reset}
      filters={filters}
      toolbar={
        <PassToolbar
          search={search}
          onChange={change}
          onReset={reset}
          filters={filters}
          count={rows.count}
          error={rows.error}
        />
      }
      panel={
        filters.isPanel ? (
          <FilterPanel label={t('term.filters')}>
            <PassFilters search={search} onChange={change} />
          </FilterPanel>
        ) : null
      }
      sheet={
        // All that is chosen in the sheet is one step back.
        <PassFilters search={search} onChange={(changes) => change(changes, true)} />
      }
    >
      <PagedList
        rows={rows}
        label={t('list.title')}
        rowHeight={72}
        head={<ColumnHeads isEditable={canEdit} />}
        rowShape={<PassRowShape isEditable={canEdit} />}
        renderItem={(pass) => (
          <PassRow pass={pass} isNarrow={isNarrow} onEdit={canEdit ? setEdited : undefined} />
        )}
        counted={(count) => (count === 0 ? t('list.empty') : t('list.count', { count }))}
        endText={t('list.end', { count: rows.list.items.length })}
        empty={
          <NoRows
            {...list}
            rowsOf={(query) => passRows({ ...asked.search, query })}
            onChange={change}
            onReset={reset}
          />
        }
      />
      {edited === null ? null : <EditInList id={edited} onClose={() => setEdited(null)} />}
    </SearchedPage>
  );
}

function ColumnHeads({ isEditable }: { isEditable: boolean }) {
  const { t } = useTranslation('pages/pass-list');
  return (
    <div className="data-head pass-columns" data-editable={isEditable ? '' : undefined} aria-hidden="true">
      <span />
      <span>{t('list.pass')}</span>
      <span className="data-row-aside">{t('term.flags')}</span>
      <span className="num">{t('term.speed')}</span>
      <span className="num">{t('term.accuracy')}</span>
      <span className="num">{t('term.score')}</span>
      <span />
    </div>
  );
}
