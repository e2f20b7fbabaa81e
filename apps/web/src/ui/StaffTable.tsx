import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { AddressPager } from './AddressPager.tsx';
import { Awaited } from './Awaited.tsx';
import { Button } from './Button.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import './StaffTable.css';

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

export interface Column<Row> {
  head: string;
  /** A track of the grid that head and rows share. */
  width: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** In a narrow window, where a row has two columns and no head: half a line unless said. */
  narrow?: 'line' | 'corner';
}

export interface RowAction {
  label: string;
  variant?: 'ghost';
  act: (after?: { onSettled: () => void }) => void;
  /** The question before it. */
  asks?: Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'>;
}

/** What can be done with a row at this moment. */
export type RowActions<Row> = (row: Row) => readonly (RowAction | false)[];

export interface StaffTableProps<Row> {
  label: string;
  query: Pick<
    UseQueryResult<{ results: readonly Row[]; count: number }>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  columns: readonly Column<Row>[];
  actions: { width: string; isBusy: boolean; of: RowActions<Row> };
  /** What opens below a row, by a button of that name; null: nothing. */
  details?: { label: string; of: (row: Row) => ReactNode };
  empty: ReactNode;
  /** The address says which `page` of so many rows is shown. */
  rowsAPage: number;
}

/** A list of columns with all its states, what can be done with its rows, and its pages. */
export function StaffTable<Row extends { id: number }>(props: StaffTableProps<Row>) {
  const { label, query, columns, actions, details, empty, rowsAPage } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const [asking, setAsking] = useState<RowAction | null>(null);
  const widths = [...columns, actions].map(({ width }) => width);
  return (
    <>
      <Awaited
        query={query}
        onlyFresh
        waiting={{ rows: 5, height: 56, className: 'grid gap-px' }}
        empty={empty}
      >
        {({ results, count }) => (
          <>
            <div
              className="panel overflow-clip"
              style={{ '--columns': widths.join(' '), '--first': widths[0] } as CSSProperties}
            >
              <div className="staff-head" aria-hidden="true">
                {columns.map(({ head }) => (
                  <span key={head}>{head}</span>
                ))}
              </div>
              <ul aria-label={label} aria-busy={query.isPlaceholderData || undefined}>
                {results.map((row) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={columns}
                    actions={actions}
                    details={details}
                    isOpen={opened === row.id}
                    onOpen={() => setOpened(opened === row.id ? null : row.id)}
                    onAsk={setAsking}
                  />
                ))}
              </ul>
            </div>
            <AddressPager count={count} rowsAPage={rowsAPage} />
          </>
        )}
      </Awaited>
      {asking?.asks ? (
        <ConfirmDialog
          {...asking.asks}
          busy={actions.isBusy}
          onCancel={() => setAsking(null)}
          onConfirm={() => asking.act({ onSettled: () => setAsking(null) })}
        />
      ) : null}
    </>
  );
}

interface TableRowProps<Row> extends Pick<StaffTableProps<Row>, 'columns' | 'actions' | 'details'> {
  row: Row;
  isOpen: boolean;
  onOpen: () => void;
  onAsk: (action: RowAction) => void;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, actions, details, isOpen, onOpen, onAsk } = props;
  const id = useId();
  const opens = details?.of(row) ?? null;
  return (
    <li className="border-hairline not-first:border-t">
      <div className="staff-row">
        {columns.map(({ head, cell, className = '', narrow }) => (
          <span key={head} className={`min-w-0 ${className}`} data-narrow={narrow}>
            {cell(row)}
          </span>
        ))}
        <span className="staff-actions" data-narrow="line">
          {opens === null ? null : (
            <Button size="small" variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
              {details?.label}
            </Button>
          )}
          {actions.of(row).map((action) =>
            action ? (
              <Button
                key={action.label}
                size="small"
                variant={action.variant}
                disabled={actions.isBusy}
                onClick={() => (action.asks ? onAsk(action) : action.act())}
              >
                {action.label}
              </Button>
            ) : null,
          )}
        </span>
      </div>
      {isOpen && opens !== null ? (
        <div id={id} className="staff-details">
          {opens}
        </div>
      ) : null}
    </li>
  );
}
