import type { UseQueryResult } from '@tanstack/react-query';
import { problemText } from '../lib/api/problem-text.ts';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';

export interface QueryErrorProps extends Pick<ErrorPanelProps, 'title' | 'panel'> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Why a query has no answer; asks again. */
export function QueryError({ query, ...panel }: QueryErrorProps) {
  return (
    <ErrorPanel
      {...panel}
      message={problemText(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
