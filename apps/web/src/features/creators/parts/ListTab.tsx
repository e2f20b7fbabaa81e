import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AddressPager } from '../../../ui/AddressPager.tsx';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import type { CreatorsSearch } from '../search-params.ts';
import { useCreatorsSearch } from '../use-creators-search.ts';

export interface ListTabProps<T extends { id: number }> {
  kind: 'credits' | 'creators' | 'teams';
  result: Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  rows: readonly T[] | undefined;
  /** How many there are, in words. */
  counted: string;
  renderRow: (row: T) => ReactNode;
  /** What makes a new one. */
  add?: { label: string; Dialog: ComponentType<{ onClose: () => void }> };
  /** How many there are on all pages, where there may be several. */
  count?: number;
  rowsAPage?: number;
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
  const { kind, result, rows, count = 0, rowsAPage = 1 } = props;
  const { t } = useTranslation('pages/creators');
  const { search, reset } = useCreatorsSearch();
  const empty = isFiltered(search) ? (
    <EmptyState title={t('term.nothingFound')} action={<Button onClick={reset}>{t('action.reset')}</Button>}>
      {t('list.nothingHint')}
    </EmptyState>
  ) : (
    <EmptyState title={t(`list.none.${kind}`)}>{t(`list.noneHint.${kind}`)}</EmptyState>
  );
  return (
    <Awaited
      query={{ ...result, data: rows }}
      title={t(`list.failed.${kind}`)}
      waiting={{ rows: 8, height: 72, radius: 'var(--r2)', className: 'credit-list' }}
      empty={empty}
    >
      {(shown) => (
        <div
          aria-busy={result.isPlaceholderData || undefined}
          className={result.isPlaceholderData ? 'opacity-60' : ''}
        >
          <p role="status" className="mb-2 text-muted">
            {props.counted}
          </p>
          <ul className="credit-list">
            {shown.map((row) => (
              <li key={row.id}>{props.renderRow(row)}</li>
            ))}
          </ul>
          <AddressPager staysPut count={count} rowsAPage={rowsAPage} />
          {props.end}
        </div>
      )}
    </Awaited>
  );
}

const isFiltered = ({ query, page, hideVerified, excludeAliases }: CreatorsSearch) =>
  query !== '' || page > 1 || hideVerified || excludeAliases;
