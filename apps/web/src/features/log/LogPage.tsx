import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RefreshIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/Page.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { logQuery, ROWS } from './api.ts';
import { LogFilters } from './LogFilters.tsx';
import { LogRow } from './LogRow.tsx';
import type { LogSearch } from './search-params.ts';

const route = getRouteApi('/admin/log');

/** What staff changed: who, what, before and after. */
export function LogPage() {
  const { t } = useTranslation('pages/log');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = useQuery({ ...logQuery(search), placeholderData: previousRows });
  const change = (changes: Partial<LogSearch>) =>
    void navigate({ search: (before) => ({ ...before, page: 1, ...changes }) });
  const isFiltered = search.actor !== undefined || search.type !== 'all';
  const pages = Math.max(1, Math.ceil((log.data?.count ?? 0) / ROWS));
  return (
    <Page
      title={t('title')}
      width="form"
      sub={log.data ? formatCount(log.data.count) : undefined}
      actions={
        <IconButton
          icon={RefreshIcon}
          label={t('refresh')}
          busy={log.isFetching}
          onClick={() => void log.refetch()}
        />
      }
    >
      <LogFilters search={search} onChange={change} />
      {log.isPending ? (
        <Loading className="grid gap-4">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={96} radius={12} />
          ))}
        </Loading>
      ) : log.isError ? (
        <QueryError query={log} />
      ) : log.data.results.length === 0 ? (
        <EmptyState
          title={isFiltered ? t('noMatch') : t('empty')}
          action={
            isFiltered || search.page > 1 ? (
              <Button onClick={() => change({ actor: undefined, type: 'all', id: undefined })}>
                {t('filter.reset')}
              </Button>
            ) : undefined
          }
        >
          {isFiltered ? undefined : t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ol className="panel" aria-label={t('title')} aria-busy={log.isPlaceholderData || undefined}>
            {log.data.results.map((entry) => (
              <LogRow key={entry.id} entry={entry} names={log.data.names} />
            ))}
          </ol>
          {pages > 1 ? (
            <div className="mt-6">
              <Pager page={search.page} pages={pages} onPage={(page) => change({ page })} />
            </div>
          ) : null}
        </>
      )}
    </Page>
  );
}
