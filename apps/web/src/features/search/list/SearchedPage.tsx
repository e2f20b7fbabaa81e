import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { PagedRows } from '../../../lib/rows/use-paged-rows.ts';
import type { Filters } from '../../../lib/use-filters.ts';
import type { FilterSheetProps } from '../../../ui/FilterSheet.tsx';
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
  /** The toolbar is the head of the page: it has the title. */
  isHeaded?: boolean;
  /** Below the toolbar. */
  panel: ReactNode;
  /** The filters of a narrow screen, or how they are drawn in the sheet. */
  sheet: ReactNode | ((sheet: Omit<FilterSheetProps, 'children'>) => ReactNode);
  /** The list itself. */
  children: ReactNode;
}

/** A page with a list that is searched and filtered: what is above the rows, in every state. */
export function SearchedPage(props: SearchedPageProps) {
  const {
    texts,
    fields,
    rows,
    query,
    onChange,
    onReset,
    filters,
    toolbar,
    isHeaded,
    panel,
    sheet,
    children,
  } = props;
  const { t } = useTranslation(texts);
  const { count } = rows;
  const setQuery = useCallback((next: string) => onChange({ query: next }), [onChange]);
  const frame = {
    title: t('term.filters'),
    resetLabel: t('action.reset'),
    onReset,
    doneLabel: count === undefined ? t('action.done') : t('filter.showCount', { count }),
    onClose: filters.closeSheet,
  };
  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      bare={isHeaded ?? false}
      sub={count === undefined ? undefined : t('list.count', { count })}
    >
      {toolbar}
      {query === '' ? null : <QueryParts query={query} fields={fields} onQuery={setQuery} />}
      {panel}
      {filters.isSheet ? (
        typeof sheet === 'function' ? (
          sheet(frame)
        ) : (
          <FilterSheet {...frame}>{sheet}</FilterSheet>
        )
      ) : null}
      {children}
    </Page>
  );
}
