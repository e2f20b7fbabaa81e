import type { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Column, RowAction } from '../../../ui/StaffTable.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import type { Creator, Team } from '../api.ts';
import { VerifiedState } from './VerifiedState.tsx';

export type Words = ReturnType<typeof useTranslation<'pages/creators'>>['t'];

/** Name and number, with what identifies the entry beside them. */
export const nameColumn = <Entry extends Creator | Team>(
  head: string,
  longest: number,
  more: (entry: Entry) => string | null | undefined,
): Column<Entry> => ({
  head,
  width: 'minmax(0, 1fr)',
  cell: (entry) => (
    <>
      <b className="ell block font-semibold">
        <Truncated text={entry.name} limit={longest} />
      </b>
      <span className="flex gap-2 text-12 text-muted">
        <span className="tabular-nums">#{entry.id}</span>
        <span className="line-clamp-3 min-w-0 wrap-anywhere" title={more(entry) ?? undefined}>
          {more(entry)}
        </span>
      </span>
    </>
  ),
});

export const aliasColumn = (t: Words): Column<Creator | Team> => ({
  head: t('term.aliases'),
  width: 'minmax(0, 1fr)',
  className: 'line-clamp-3 text-muted wrap-anywhere',
  narrow: 'line',
  cell: ({ aliases }) => (aliases.length > 0 ? t('person.also', { aliases }) : null),
});

export const stateColumn = (t: Words): Column<{ isVerified: boolean }> => ({
  head: t('term.state'),
  width: '144px',
  cell: ({ isVerified }) => <VerifiedState isVerified={isVerified} />,
});

export const figureColumn = <Entry,>(head: string, cell: (entry: Entry) => string): Column<Entry> => ({
  head,
  width: '128px',
  isFigure: true,
  cell,
});

export const manage = (t: Words, name: string, act: () => void): RowAction => ({
  label: t('person.manage'),
  fullLabel: t('person.manageNamed', { name }),
  variant: 'ghost',
  act,
});
