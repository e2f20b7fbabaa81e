import type { ReactNode } from 'react';
import { problemText, queryProblemText } from '../lib/api/problem-text.ts';
import { useLostConnection } from '../lib/connection/connection.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import type { PagedRows } from '../lib/rows/use-paged-rows.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';
import { Said } from './Said.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';

const RowsWaiting = lazyPart(() => import('./offline/parts.ts'), 'RowsWaiting', 'connection');

export interface PagedListProps<T extends { id: number }>
  extends Pick<
    InfiniteListProps<T>,
    'label' | 'renderItem' | 'rowHeight' | 'lead' | 'columns' | 'gap' | 'endText'
  > {
  rows: PagedRows<T>;
  /** Shown above the rows, such as the names of columns. */
  head?: ReactNode;
  /** A row that is still on its way, cell for cell. */
  rowShape?: ReactNode;
  /** How many there are, or that there is nothing, in words that are read out when somebody searched or sorted. */
  counted: (count: number) => string;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

const screenful = 900;

/** Rows in every state: loading, none, failed, some, all. */
export function PagedList<T extends { id: number }>({ counted, ...props }: PagedListProps<T>) {
  const { status, isOld, count, name } = props.rows;
  const isKnown = status === 'ready' && !isOld && count !== undefined;
  return (
    <>
      <Said by={name} text={isKnown ? counted(count) : null} />
      <Rows {...props} />
    </>
  );
}

function Rows<T extends { id: number }>(props: Omit<PagedListProps<T>, 'counted'>) {
  const { rows, rowHeight, columns = 1, gap = 0, head, rowShape, empty, ...list } = props;
  const skeleton = rowShape ?? <RowSkeleton height={rowHeight} isCard={columns > 1} />;
  const heightOf = (index: number) => rowHeight + (list.lead && index < list.lead.rows ? list.lead.extra : 0);
  const isKnown = rows.status === 'ready' || (rows.list.position?.item ?? 0) > 0;
  const isWaiting = useLostConnection() !== null && (rows.isOld || rows.status !== 'ready');
  if (rows.status === 'failed' && queryProblemText(rows.error) !== null) return null; // said under the search box
  if (rows.status === 'failed' && !isWaiting)
    return <ErrorPanel message={problemText(rows.error)} retrying={rows.isFetching} onRetry={rows.retry} />;
  if (isWaiting || !isKnown)
    return (
      <Loading>
        {isWaiting ? <RowsWaiting putAway={rows.answered} /> : null}
        <div className="paged-list">
          {head}
          <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gap }}>
            {Array.from({ length: Math.ceil(screenful / (rowHeight + gap)) * columns }, (_, index) => (
              <div
                key={index}
                className={`grid ${columns === 1 ? 'border-b border-hairline' : ''}`}
                style={{ height: heightOf(index) }}
              >
                {skeleton}
              </div>
            ))}
          </div>
        </div>
      </Loading>
    );
  if (rows.count === 0) return empty;
  return (
    <div className="paged-list" aria-busy={rows.isOld || undefined}>
      {head}
      <InfiniteList
        {...list}
        {...rows.list}
        id="results"
        total={rows.count}
        rowHeight={rowHeight}
        columns={columns}
        gap={gap}
        error={rows.error ? problemText(rows.error) : null}
        rowSkeleton={skeleton}
      />
    </div>
  );
}

function RowSkeleton({ height, isCard }: { height: number; isCard: boolean }) {
  if (isCard) return <Skeleton height={height} />;
  const mark = height > 48 ? 48 : 28;
  return (
    <div className="row-skeleton" style={{ height }}>
      <Skeleton width={mark} height={mark} radius={8} />
      <div className="grid flex-1 gap-2">
        {height > 48 ? <Skeleton width="24%" /> : null}
        <Skeleton width="40%" height={14} />
      </div>
      <Skeleton width="12%" />
    </div>
  );
}
