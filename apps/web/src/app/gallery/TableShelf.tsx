import { EmptyState } from '../../ui/EmptyState.tsx';
import { StaffTable } from '../../ui/StaffTable.tsx';
import { Shelf } from './Specimen.tsx';

const rows = { results: [1, 2, 3].map((id) => ({ id })), count: 3 };
const query = { error: null, isFetching: false, isPlaceholderData: false, refetch: () => Promise.reject() };

/** A table with rows, without any, and while it waits. */
export function TableShelf() {
  return (
    <Shelf title="StaffTable">
      {[rows, { results: [], count: 0 }, undefined].map((data, place) => (
        <StaffTable
          key={place}
          label="Numbers"
          query={{ ...query, data }}
          columns={[
            { head: 'Number', width: '112px', cell: ({ id }) => id },
            { head: 'Square', width: 'minmax(0, 1fr)', cell: ({ id }) => id * id },
          ]}
          actions={{ width: '160px', isBusy: false, of: () => [{ label: 'Count', act: () => {} }] }}
          details={{ label: 'More', of: ({ id }) => (id === 2 ? null : `It is ${id}.`) }}
          empty={<EmptyState title="No numbers" />}
          rowsAPage={30}
        />
      ))}
    </Shelf>
  );
}
