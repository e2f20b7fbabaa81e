import { secondaryKeys } from '@rondo/domain/players';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryProblemText } from '../../lib/api/problem-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { useDeferredSearch } from '../../lib/rows/use-deferred-search.ts';
import { usePageAhead } from '../../lib/use-page-ahead.ts';
import { usePagedRows } from '../../lib/rows/use-paged-rows.ts';
import { useViewer } from '../../lib/session/viewer.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { leaderRows, standingQuery } from './api.ts';
import { JumpToPlace } from './leaderboard/JumpToPlace.tsx';
import { LeaderboardRow } from './leaderboard/LeaderboardRow.tsx';
import { LeaderboardRowShape } from './leaderboard/LeaderboardRowShape.tsx';
import { LeaderboardBand } from './leaderboard/LeaderboardBand.tsx';
import { LeaderboardHead } from './leaderboard/LeaderboardHead.tsx';
import { OwnBar } from './leaderboard/OwnBar.tsx';
import { OwnStrip } from './leaderboard/OwnStrip.tsx';
import { useJump } from './leaderboard/use-jump.ts';
import { type LeaderboardSearch, leaderboardSearch } from './search-params.ts';

/** The first three rows are 84 px high. */
const topThree = { rows: 3, extra: 12 };

const route = getRouteApi('/leaderboard');

export function LeaderboardPage() {
  const { t } = useTranslation('pages/players');
  const { search, change } = usePageSearch<LeaderboardSearch>(route);
  const isNarrow = useIsNarrow();
  const { user } = useViewer();
  const asked = useDeferredSearch(search);
  const rows = usePagedRows(leaderRows(asked.search), asked.entry);
  usePageAhead('/profile/$id');
  const jump = useJump(rows);
  const { count, error } = rows;
  const reset = () => change(leaderboardSearch.defaults);
  const isWhole = search.query === '' && search.country === '';
  const playerId = user?.playerId ?? null;
  const { data: standing } = useQuery({
    ...standingQuery(search, playerId ?? 0),
    enabled: playerId !== null,
  });
  const [isInSight, setInSight] = useState(true);
  return (
    <Page title={t('board.title')} description={t('board.description')} bare>
      <LeaderboardHead
        search={search}
        onChange={change}
        count={count}
        searchError={queryProblemText(error)}
      />
      <OwnStrip standing={standing} sortBy={search.sortBy} />
      <LeaderboardBand search={search} onChange={change} onReset={reset}>
        <JumpToPlace last={count ?? 0} onJump={jump} />
      </LeaderboardBand>
      <PagedList
        rows={rows}
        label={t('board.title')}
        rowHeight={72}
        lead={isNarrow ? undefined : topThree}
        head={<ColumnHeads sortBy={asked.search.sortBy} order={asked.search.order} />}
        rowShape={<LeaderboardRowShape />}
        renderItem={(row) => (
          <LeaderboardRow
            row={row}
            sortBy={asked.search.sortBy}
            isNarrow={isNarrow}
            onSight={row.id === playerId ? setInSight : undefined}
          />
        )}
        counted={(count) => (count === 0 ? t('board.empty') : t('board.count', { count }))}
        endText={t('board.end', { count: rows.list.items.length })}
        empty={
          <EmptyState
            title={search.query === '' ? t('board.empty') : t('board.noPlayer', { name: search.query })}
            action={<Button onClick={reset}>{t('action.reset')}</Button>}
          >
            {t('board.emptyHint')}
          </EmptyState>
        }
      />
      {standing && isWhole && !isInSight ? (
        <OwnBar row={standing.row} sortBy={search.sortBy} onShow={jump} />
      ) : null}
    </Page>
  );
}

function ColumnHeads({ sortBy, order }: Pick<LeaderboardSearch, 'sortBy' | 'order'>) {
  const { t } = useTranslation('pages/players');
  return (
    <div className="leader-head" aria-hidden="true">
      <span className="over num">{t('board.place')}</span>
      <span className="over num" title={t('moved.hint')}>
        {t('moved.day')}
      </span>
      <span className="over num" title={t('moved.hint')}>
        {t('moved.week')}
      </span>
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
