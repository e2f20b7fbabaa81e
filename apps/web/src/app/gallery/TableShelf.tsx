import { EmptyState } from '../../ui/EmptyState.tsx';
import { StaffTable } from '../../ui/StaffTable.tsx';
import { Shelf } from './Specimen.tsx';

const numbers = [1, 2, 3].map((id) => ({ id }));
const query = { error: null, isFetching: false, isPlaceholderData: false, refetch: () => Promise.reject() };

/** A table with rows, without any, and while it waits. */
export function TableShelf() {
  return (
    <Shelf title="StaffTable">
      {[numbers, [], undefined].map((rows, place) => (
        <StaffTable
          key={place}
          label="Numbers"
          query={query}
          rows={rows}
          columns={[
            { head: 'Number', width: '112px', cell: ({ id }) => id },
            { head: 'Square', width: 'minmax(0, 1fr)', cell: ({ id }) => id * id },
          ]}
          actions={{ width: '160px', of: () => [{ label: 'Count', act: () => {} }] }}
          details={{ label: 'More', of: ({ id }) => (id === 2 ? null : `It is ${id}.`) }}
          empty={<EmptyState title="No numbers" />}
        />
      ))}
    </Shelf>
  );
}
