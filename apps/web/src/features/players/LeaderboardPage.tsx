import { secondaryKeys } from '@rondo/domain/players';
import { getRouteApi } from '@tanstack/react-router';
import { queryProblemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useDeferredSearch } from '../../lib/rows/use-deferred-search.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { leaderRows } from './api.ts';
import { JumpToPlace } from './leaderboard/JumpToPlace.tsx';
import { LeaderboardRow } from './leaderboard/LeaderboardRow.tsx';
import { LeaderboardToolbar } from './leaderboard/LeaderboardToolbar.tsx';
import { OwnPlace } from './leaderboard/OwnPlace.tsx';
import { useJump } from './leaderboard/use-jump.ts';
import { type LeaderboardSearch, leaderboardSearch } from './search-params.ts';

const route = getRouteApi('/leaderboard');

export function LeaderboardPage() {
  const { t } = useTranslation('pages/players');
  const { search, change } = usePageSearch<LeaderboardSearch>(route);
  const isNarrow = useIsNarrow();
  const { user } = useViewer();
  const asked = useDeferredSearch(search);
  const rows = usePagedRows(leaderRows(asked.search), asked.entry);
  const jump = useJump(rows);
  const { count, error } = rows;
  const reset = () => change(leaderboardSearch.defaults);
  const isWhole = search.query === '';
  return (
    <Page
      title={t('board.title')}
      description={t('board.description')}
      sub={count === undefined ? undefined : t('board.count', { count })}
    >
      <LeaderboardToolbar
        search={search}
        onChange={change}
        onReset={reset}
        searchError={queryProblemText(error)}
      >
        <JumpToPlace last={count ?? 0} onJump={jump} />
      </LeaderboardToolbar>
      {user?.playerId ? (
        <OwnPlace playerId={user.playerId} search={search} onShow={isWhole ? jump : undefined} />
      ) : null}
      <PagedList
        rows={rows}
        label={t('board.title')}
        rowHeight={72}
        head={<ColumnHeads sortBy={asked.search.sortBy} order={asked.search.order} />}
        renderItem={(row) => <LeaderboardRow row={row} sortBy={asked.search.sortBy} isNarrow={isNarrow} />}
        endText={t('board.end', { count: rows.list.items.length })}
        empty={
          <EmptyState title={t('board.empty')} action={<Button onClick={reset}>{t('action.reset')}</Button>}>
            {t('board.emptyHint')}
          </EmptyState>
        }
      />
    </Page>
  );
}

function ColumnHeads({ sortBy, order }: Pick<LeaderboardSearch, 'sortBy' | 'order'>) {
  const { t } = useTranslation('pages/players');
  return (
    <div className="leader-head" aria-hidden="true">
      <span />
      <span />
      <span className="over">{t('term.player')}</span>
      <span className="over num text-text">
        {t(`key.${sortBy}`)} {order === 'desc' ? '↓' : '↑'}
      </span>
      {secondaryKeys(sortBy).map((key) => (
        <span key={key} className="over num">
          {t(`key.${key}`)}
        </span>
      ))}
    </div>
  );
}
