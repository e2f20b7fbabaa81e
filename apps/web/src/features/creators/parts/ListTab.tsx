import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StaffTable, type StaffTableProps } from '../../../ui/StaffTable.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListHead, type ListHeadProps } from './ListHead.tsx';

export interface ListTabProps<Row>
  extends Omit<StaffTableProps<Row>, 'label' | 'title' | 'empty'>,
    Pick<ListHeadProps, 'add' | 'children'> {
  kind: 'creators' | 'teams';
  /** How many there are, in words. */
  counted: string;
}

/** A searched list: its filters and its table. */
export function ListTab<Row extends { id: number }>(props: ListTabProps<Row>) {
  const { kind, counted, add, children, ...table } = props;
  const { t } = useTranslation('pages/creators');
  return (
    <>
      <ListHead
        kind={kind}
        counted={table.rows?.length ? counted : null}
        isEmpty={table.rows?.length === 0}
        error={table.query.error}
        add={add}
      >
        {children}
      </ListHead>
      <StaffTable
        {...table}
        label={t(`tab.${kind}`)}
        title={t(`list.failed.${kind}`)}
        empty={<EmptyList kind={kind} />}
      />
    </>
  );
}
