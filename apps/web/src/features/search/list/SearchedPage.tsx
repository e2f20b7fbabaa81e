import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PagedRows } from '../../../lib/rows/use-paged-rows.ts';
import type { Filters } from '../../../lib/use-filters.ts';
import { Page } from '../../../ui/Page.tsx';
import type { SearchedList } from './searched-list.ts';

const FilterSheet = lazyPart(() => import('../../../ui/FilterSheet.tsx'), 'FilterSheet');
const QueryParts = lazyPart(() => import('./QueryParts.tsx'), 'QueryParts', 'search');

export interface SearchedPageProps extends SearchedList {
  rows: PagedRows<unknown>;
  /** What the rows were searched by. */
  query: string;
  onChange: (changes: { query: string }) => void;
  onReset: () => void;
  filters: Filters;
  toolbar: ReactNode;
  /** Below the toolbar. */
  panel: ReactNode;
  /** The filters of a narrow screen. */
  sheet: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** A page with a list that is searched and filtered: what is above the rows, in every state. */
export function SearchedPage(props: SearchedPageProps) {
  const { texts, fields, rows, query, onChange, onReset, filters, toolbar, panel, sheet, children } = props;
  const { t } = useTranslation(texts);
  const { count } = rows;
  const setQuery = useCallback((next: string) => onChange({ query: next }), [onChange]);
  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      sub={count === undefined ? undefined : t('list.count', { count })}
    >
      {toolbar}
      {query === '' ? null : <QueryParts query={query} fields={fields} onQuery={setQuery} />}
      {panel}
      {filters.isSheet ? (
        <FilterSheet
          title={t('term.filters')}
          resetLabel={t('action.reset')}
          onReset={onReset}
          doneLabel={count === undefined ? t('action.done') : t('filter.showCount', { count })}
          onClose={filters.closeSheet}
        >
          {sheet}
        </FilterSheet>
      ) : null}
      {children}
    </Page>
  );
}
