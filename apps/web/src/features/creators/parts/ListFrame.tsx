import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';

export interface ListFrameProps<T> {
  kind: 'credits' | 'creators' | 'teams';
  result: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData'> & {
    refetch: () => unknown;
  };
  isEmpty: (data: T) => boolean;
  /** Words or filters are set: an empty list means something else then. */
  isFiltered: boolean;
  onReset: () => void;
  children: (data: T) => ReactNode;
}

/** The states of a list: loading, failed, nothing at all, nothing for this search, rows (old ones while new ones come). */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { t } = useTranslation('pages/creators');
  const { kind, result, isFiltered } = props;
  if (result.data === undefined) {
    if (!result.isPending || result.error)
      return (
        <ErrorPanel
          title={t(`list.failed.${kind}`)}
          message={problemText(result.error)}
          retrying={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      );
    return (
      <Loading className="credit-list">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height={72} radius="var(--r2)" />
        ))}
      </Loading>
    );
  }
  if (props.isEmpty(result.data))
    return isFiltered ? (
      <EmptyState
        title={t('list.nothing')}
        action={<Button onClick={props.onReset}>{t('list.reset')}</Button>}
      >
        {t('list.nothingHint')}
      </EmptyState>
    ) : (
      <EmptyState title={t(`list.none.${kind}`)}>{t(`list.noneHint.${kind}`)}</EmptyState>
    );
  return (
    <div
      aria-busy={result.isPlaceholderData || undefined}
      className={result.isPlaceholderData ? 'opacity-60' : ''}
    >
      {props.children(result.data)}
    </div>
  );
}
