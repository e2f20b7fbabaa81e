import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { previousRows } from '../../lib/queries/previous-rows.ts';
import { AddressPager } from '../../ui/AddressPager.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RefreshIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/Page.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
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
  return (
    <Page
      title={t('title')}
      width="form"
      sub={log.data ? formatCount(log.data.count) : undefined}
      actions={
        <IconButton
          icon={RefreshIcon}
          label={t('action.refresh')}
          busy={log.isFetching}
          onClick={() => void log.refetch()}
        />
      }
    >
      <LogFilters search={search} onChange={change} />
      <Awaited
        query={log}
        onlyFresh
        waiting={{ rows: 6, height: 96, radius: 12, className: 'grid gap-4' }}
        empty={
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
        }
      >
        {({ results, names, count }) => (
          <>
            <Timeline aria-label={t('title')} aria-busy={log.isPlaceholderData || undefined}>
              {results.map((entry, index) => (
                <LogRow key={entry.id} entry={entry} previous={results[index - 1]} names={names} />
              ))}
            </Timeline>
            <AddressPager className="mt-6" count={count} rowsAPage={ROWS} />
          </>
        )}
      </Awaited>
    </Page>
  );
}
