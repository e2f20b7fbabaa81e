import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useLostConnection } from '../lib/connection/connection.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Awaited, type AwaitedProps } from './Awaited.tsx';
import { Button, type ButtonVariant } from './Button.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import './StaffTable.css';

const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

export interface Column<Row> {
  head: string;
  /** A track of the grid that head and rows share. */
  width: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** Stands at the right, as its head does, where rows are one line. */
  isFigure?: boolean;
  /** In a narrow window, where a row has two columns and no head: half a line unless said. */
  narrow?: 'line' | 'corner';
}

export interface RowAction {
  label: string;
  /** The label with the row's name, for those who do not see the row. */
  fullLabel?: string;
  variant?: ButtonVariant;
  act: (after?: { onSettled: () => void }) => void;
  /** The question before it. */
  asks?: Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'tone'>;
}

const FIGURE = 'tabular-nums min-[1200px]:pr-6 min-[1200px]:text-right';

/** What can be done with a row at this moment. */
export type RowActions<Row> = (row: Row) => readonly (RowAction | false)[];

export interface StaffTableProps<Row> extends Pick<AwaitedProps<unknown>, 'title' | 'empty'> {
  label: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  actions: {
    width: string;
    /** In a narrow window: a line of their own unless said. */
    narrow?: 'corner';
    isBusy?: boolean;
    of: RowActions<Row>;
  };
  /** What opens below a row, by a button of that name; null: nothing. */
  details?: { label: string; of: (row: Row) => ReactNode };
  /** Below the rows: their pages, or a button for more of them. */
  end?: ReactNode;
}

/** A list of columns with all its states, and what can be done with its rows. */
export function StaffTable<Row extends { id: number }>(props: StaffTableProps<Row>) {
  const { label, title, query, rows, columns, actions, empty, end } = props;
  const isLost = useLostConnection() !== null;
  const [opened, setOpened] = useState<number | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [asking, setAsking] = useState<RowAction | null>(null);
  const widths = [...columns, actions].map(({ width }) => width);
  const press = (action: RowAction, at: Pressed) => {
    setPressed(at);
    if (action.asks) setAsking(action);
    else action.act();
  };
  return (
    <>
      <Awaited
        title={title}
        query={{ ...query, data: rows }}
        empty={empty}
        onlyFresh={!isLost}
        waiting={{ rows: 5, height: 56, className: 'grid gap-px' }}
      >
        {(shown) => (
          <>
            <div
              className="panel overflow-clip"
              style={{ '--columns': widths.join(' '), '--first': widths[0] } as CSSProperties}
            >
              <div className="staff-head" aria-hidden="true">
                {columns.map(({ head, isFigure }) => (
                  <span key={head} className={isFigure ? FIGURE : undefined}>
                    {head}
                  </span>
                ))}
              </div>
              <ul
                aria-label={label}
                aria-busy={query.isPlaceholderData || undefined}
                className="aria-busy:opacity-60"
              >
                {shown.map((row) => (
                  <TableRow
                    key={row.id}
                    {...props}
                    row={row}
                    isOpen={opened === row.id}
                    onOpen={() => setOpened(opened === row.id ? null : row.id)}
                    pressed={pressed?.id === row.id ? pressed.place : null}
                    onPress={press}
                  />
                ))}
              </ul>
            </div>
            {end}
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

/** The action of a row that was pressed last. */
interface Pressed {
  id: number;
  place: number;
}

interface TableRowProps<Row> extends Pick<StaffTableProps<Row>, 'columns' | 'actions' | 'details'> {
  row: Row;
  isOpen: boolean;
  onOpen: () => void;
  pressed: number | null;
  onPress: (action: RowAction, at: Pressed) => void;
}

function TableRow<Row extends { id: number }>(props: TableRowProps<Row>) {
  const { row, columns, actions, details, isOpen, onOpen, pressed, onPress } = props;
  const id = useId();
  const opens = details?.of(row) ?? null;
  const { isBusy = false } = actions;
  return (
    <li className="border-hairline not-first:border-t">
      <div className="staff-row">
        {columns.map(({ head, cell, className = '', isFigure, narrow }) => (
          <span key={head} className={`min-w-0 ${isFigure ? FIGURE : className}`} data-narrow={narrow}>
            {cell(row)}
          </span>
        ))}
        <span className="staff-actions" data-narrow={actions.narrow ?? 'line'}>
          {opens === null ? null : (
            <Button size="small" variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
              {details?.label}
            </Button>
          )}
          {actions.of(row).map((action, place) =>
            action ? (
              <Button
                // The focus stays when another action takes the place of this one.
                key={place}
                size="small"
                variant={action.variant}
                aria-label={action.fullLabel}
                busy={isBusy && place === pressed}
                disabled={isBusy && place !== pressed}
                onClick={() => onPress(action, { id: row.id, place })}
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
