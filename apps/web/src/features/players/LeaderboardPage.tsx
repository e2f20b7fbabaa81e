import { formatCount } from '@rondo/domain/format';
import { secondaryKeys } from '@rondo/domain/players';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { leaderboardQuery } from './api.ts';
import { LeaderboardRow } from './leaderboard/LeaderboardRow.tsx';
import { LeaderboardToolbar } from './leaderboard/LeaderboardToolbar.tsx';
import { type LeaderboardSearch, leaderboardSearch } from './search-params.ts';
import './LeaderboardPage.css';

const route = getRouteApi('/leaderboard');
const ROW_HEIGHT = 72;

export function LeaderboardPage() {
  const { t } = useTranslation('pages/players');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const viewer = useViewer();
  const { data, error } = useInfiniteQuery(leaderboardQuery(search));
  const count = data?.pages[0]?.count;
  const change = (changes: Partial<LeaderboardSearch>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace, resetScroll: false });
  const reset = () => change(leaderboardSearch.defaults);
  return (
    <Page
      title={t('board.title')}
      sub={count === undefined ? undefined : t('board.count', { count, shown: formatCount(count) })}
    >
      <LeaderboardToolbar
        search={search}
        onChange={change}
        onReset={reset}
        canSeeBanned={viewer.user?.isSuperAdmin ?? false}
        searchError={isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null}
      />
      <Leaders search={search} onReset={reset} />
    </Page>
  );
}

function Leaders({ search, onReset }: { search: LeaderboardSearch; onReset: () => void }) {
  const { t } = useTranslation('pages/players');
  const list = useInfiniteQuery(leaderboardQuery(search));
  const rows = useMemo(() => list.data?.pages.flatMap(({ results }) => results) ?? [], [list.data]);
  if (list.isPending)
    return (
      <Loading className="grid gap-4">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} height={ROW_HEIGHT - 16} />
        ))}
      </Loading>
    );
  if (list.isError && rows.length === 0)
    return (
      <ErrorPanel
        message={problemText(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState title={t('board.empty')} action={<Button onClick={onReset}>{t('list.reset')}</Button>}>
        {t('board.emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <div className="leader-head" aria-hidden="true">
        <span />
        <span />
        <span className="over">{t('board.player')}</span>
        <span className="over num text-text">{t(`key.${search.sortBy}`)}</span>
        {secondaryKeys(search.sortBy).map((key) => (
          <span key={key} className="over num">
            {t(`key.${key}`)}
          </span>
        ))}
      </div>
      <InfiniteList
        label={t('board.title')}
        items={rows}
        keyOf={({ id, position }) => `${id}-${position}`}
        rowHeight={ROW_HEIGHT}
        renderItem={(row) => <LeaderboardRow row={row} sortBy={search.sortBy} />}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        error={list.isError ? problemText(list.error) : null}
        endText={t('board.end', { count: rows.length, shown: formatCount(rows.length) })}
        rowSkeleton={<Skeleton height={ROW_HEIGHT - 16} />}
      />
    </>
  );
}
