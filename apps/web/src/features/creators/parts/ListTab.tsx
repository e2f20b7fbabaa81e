import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import type { CreatorsSearch } from '../search-params.ts';
import { useCreatorsSearch } from '../use-creators-search.ts';

export interface ListTabProps<T extends { id: number }> {
  kind: 'credits' | 'creators' | 'teams';
  result: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  rows: readonly T[] | undefined;
  /** How many there are, in words. */
  counted: string;
  renderRow: (row: T) => ReactNode;
  /** What makes a new one. */
  add?: { label: string; Dialog: ComponentType<{ onClose: () => void }> };
  pages?: number;
  /** Below the rows. */
  end?: ReactNode;
  /** Controls beside the filters. */
  children?: ReactNode;
}

/** A searched list: its filters, and its rows in every state (old ones while new ones come). */
export function ListTab<T extends { id: number }>(props: ListTabProps<T>) {
  const { kind, result, add } = props;
  const { t } = useTranslation('pages/creators');
  const { search, filter } = useCreatorsSearch();
  const [isAdding, setAdding] = useState(false);
  const { error } = result;
  return (
    <>
      <ListToolbar
        search={{
          label: t(`list.search.${kind}`),
          placeholder: t(`list.search.${kind}`),
          value: search.query,
          onSearch: (query) => filter({ query }, true),
          error: isProblem(error) && error.code.startsWith('QUERY_') ? problemText(error) : null,
        }}
      >
        {kind === 'teams'
          ? null
          : (['hideVerified', 'excludeAliases'] as const).map((name) => (
              <ToggleChip
                key={name}
                className="self-center"
                pressed={search[name]}
                onChange={(pressed) => filter({ [name]: pressed })}
              >
                {t(`list.${name}`)}
              </ToggleChip>
            ))}
        {props.children}
        {add ? (
          <Button variant="primary" icon={PlusIcon} onClick={() => setAdding(true)}>
            {add.label}
          </Button>
        ) : null}
      </ListToolbar>
      <Rows {...props} />
      {add && isAdding ? <add.Dialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Rows<T extends { id: number }>(props: ListTabProps<T>) {
  const { kind, result, rows, pages = 0 } = props;
  const { t } = useTranslation('pages/creators');
  const { search, toPage, reset } = useCreatorsSearch();
  if (rows === undefined && result.isPending)
    return (
      <Loading className="credit-list">
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} height={72} radius="var(--r2)" />
        ))}
      </Loading>
    );
  if (rows === undefined) return <QueryError query={result} title={t(`list.failed.${kind}`)} />;
  if (rows.length === 0 && isFiltered(search))
    return (
      <EmptyState title={t('list.nothing')} action={<Button onClick={reset}>{t('list.reset')}</Button>}>
        {t('list.nothingHint')}
      </EmptyState>
    );
  if (rows.length === 0)
    return <EmptyState title={t(`list.none.${kind}`)}>{t(`list.noneHint.${kind}`)}</EmptyState>;
  return (
    <div
      aria-busy={result.isPlaceholderData || undefined}
      className={result.isPlaceholderData ? 'opacity-60' : ''}
    >
      <p role="status" className="mb-2 text-muted">
        {props.counted}
      </p>
      <ul className="credit-list">
        {rows.map((row) => (
          <li key={row.id}>{props.renderRow(row)}</li>
        ))}
      </ul>
      {pages > 1 ? <Pager page={search.page} pages={Math.ceil(pages)} onPage={toPage} /> : null}
      {props.end}
    </div>
  );
}

const isFiltered = ({ query, page, hideVerified, excludeAliases }: CreatorsSearch) =>
  query !== '' || page > 1 || hideVerified || excludeAliases;
