import { type ComponentType, type ReactNode, useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlusIcon } from '../../../ui/icons.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { StaffTable, type StaffTableProps } from '../../../ui/StaffTable.tsx';
import { ToggleChip } from '../../../ui/ToggleChip.tsx';
import type { CreatorsSearch } from '../search-params.ts';
import { useCreatorsSearch } from '../use-creators-search.ts';

export interface ListTabProps<Row> extends Omit<StaffTableProps<Row>, 'label' | 'title' | 'empty'> {
  kind: 'credits' | 'creators' | 'teams';
  /** How many there are, in words. */
  counted: string;
  /** What makes a new one. */
  add?: { label: string; Dialog: ComponentType<{ onClose: () => void }> };
  /** Controls beside the filters. */
  children?: ReactNode;
}

/** A searched list: its filters and its table. */
export function ListTab<Row extends { id: number }>(props: ListTabProps<Row>) {
  const { kind, counted, add, children, ...table } = props;
  const { t } = useTranslation('pages/creators');
  const { search, filter, reset } = useCreatorsSearch();
  const [isAdding, setAdding] = useState(false);
  const { error } = table.query;
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
        {children}
        {add ? (
          <Button variant="primary" icon={PlusIcon} onClick={() => setAdding(true)}>
            {add.label}
          </Button>
        ) : null}
      </ListToolbar>
      <p role="status" className="mb-2 text-muted">
        {table.rows?.length ? counted : null}
      </p>
      <StaffTable
        {...table}
        label={t(`tab.${kind}`)}
        title={t(`list.failed.${kind}`)}
        empty={
          isFiltered(search) ? (
            <EmptyState
              title={t('term.nothingFound')}
              action={<Button onClick={reset}>{t('action.reset')}</Button>}
            >
              {t('list.nothingHint')}
            </EmptyState>
          ) : (
            <EmptyState title={t(`list.none.${kind}`)}>{t(`list.noneHint.${kind}`)}</EmptyState>
          )
        }
      />
      {add && isAdding ? <add.Dialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const isFiltered = ({ query, page, hideVerified, excludeAliases }: CreatorsSearch) =>
  query !== '' || page > 1 || hideVerified || excludeAliases;
