import type { ReactNode } from 'react';
import { QueryError, type QueryErrorProps } from './QueryError.tsx';
import { Loading, Skeleton, type SkeletonProps } from './Skeleton.tsx';

export interface AwaitedProps<T> extends Omit<QueryErrorProps, 'query'> {
  query: QueryErrorProps['query'] & { data: T | undefined };
  /** Stand-ins of the size of what comes, in a frame of that class. */
  waiting: Pick<SkeletonProps, 'height' | 'radius'> & { rows?: number; className?: string };
  /** In the place of a list without rows. */
  empty?: ReactNode;
  /** Why there is no newer answer takes the place of the one of before, which stays otherwise. */
  onlyFresh?: boolean;
  children: (data: T) => ReactNode;
}

/** What a query brought; until then stand-ins, or why there is nothing. */
export function Awaited<T>(props: AwaitedProps<T>) {
  const { query, waiting, empty, onlyFresh = false, children, ...panel } = props;
  const { data, error } = query;
  if (error !== null && (onlyFresh || data === undefined)) return <QueryError {...panel} query={query} />;
  if (data === undefined) {
    const { rows = 1, className, ...size } = waiting;
    return (
      <Loading className={className}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} {...size} />
        ))}
      </Loading>
    );
  }
  return empty !== undefined && hasNoRows(data) ? empty : children(data);
}

const hasNoRows = (data: unknown) => {
  const rows = Array.isArray(data) ? data : (data as { results?: unknown[] }).results;
  return rows?.length === 0;
};
