import { formatCount } from '@rondo/domain/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../lib/api/problem-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { type LevelFilter, levelListQuery } from '../api.ts';
import type { LevelListSearch } from '../search-params.ts';
import { CompactLevelRow } from './CompactLevelRow.tsx';
import { LevelRow } from './LevelRow.tsx';

const heights = { normal: 72, compact: 40 };
const keyOf = ({ id }: { id: number }) => id;

export interface LevelRowsProps {
  filter: LevelFilter;
  view: LevelListSearch['view'];
  legacy: boolean;
  onReset: () => void;
}

/** The levels themselves in every state: loading, none, failed, some, all. */
export function LevelRows({ filter, view, legacy, onReset }: LevelRowsProps) {
  const { t } = useTranslation('pages/levels');
  const list = useInfiniteQuery(levelListQuery(filter));
  const levels = useMemo(
    () => uniqueById(list.data?.pages.flatMap(({ results }) => results) ?? []),
    [list.data],
  );
  const height = heights[view];
  if (list.isPending) return <RowSkeletons height={height} count={12} />;
  if (list.isError && levels.length === 0)
    return (
      <ErrorPanel
        message={problemText(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (levels.length === 0)
    return (
      <EmptyState title={t('list.empty')} action={<Button onClick={onReset}>{t('list.reset')}</Button>}>
        {t('list.emptyHint')}
      </EmptyState>
    );
  const Row = view === 'compact' ? CompactLevelRow : LevelRow;
  return (
    <>
      {view === 'normal' ? <ColumnHeads /> : null}
      <InfiniteList
        label={t('list.title')}
        items={levels}
        keyOf={keyOf}
        rowHeight={height}
        renderItem={(level) => <Row level={level} legacy={legacy} />}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        error={list.isError ? problemText(list.error) : null}
        endText={t('list.end', { count: levels.length, shown: formatCount(levels.length) })}
        rowSkeleton={<Skeleton height={height - 16} />}
      />
    </>
  );
}

function ColumnHeads() {
  const { t } = useTranslation('pages/levels');
  return (
    <div className="level-head" aria-hidden="true">
      <span />
      <span>{t('list.level')}</span>
      <span>{t('list.creators')}</span>
      <span className="num">{t('list.base')}</span>
      <span className="num">{t('list.clears')}</span>
      <span />
    </div>
  );
}

function RowSkeletons({ height, count }: { height: number; count: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={{ height, paddingBlock: 8 }}>
          <Skeleton height={height - 16} />
        </div>
      ))}
    </Loading>
  );
}

/** Rows that were added while paging push others onto the next page: each is shown once. */
function uniqueById<T extends { id: number }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
