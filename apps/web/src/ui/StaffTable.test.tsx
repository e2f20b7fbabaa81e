import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressPager } from './AddressPager.tsx';
import { StaffTable, type StaffTableProps } from './StaffTable.tsx';

interface Parcel {
  id: number;
  name: string;
  weight: string;
}

const refetch = vi.fn();
const sent = vi.fn();
const parcels = [
  { id: 1, name: 'Lamp', weight: '2 kg' },
  { id: 2, name: 'Rope', weight: '5 kg' },
];
const nothing = { error: null, isFetching: false, isPlaceholderData: false, refetch };

beforeEach(() => vi.clearAllMocks());

/** The table on a page whose address is at its second page. */
async function draw({ rows, ...query }: { rows?: Parcel[]; [status: string]: unknown }) {
  const table: StaffTableProps<Parcel> = {
    label: 'Parcels',
    query: { ...nothing, ...query },
    rows,
    columns: [
      { head: 'Name', width: '1fr', cell: ({ name }) => name },
      { head: 'Weight', width: '80px', narrow: 'corner', cell: ({ weight }) => weight },
    ],
    actions: {
      width: '100px',
      isBusy: false,
      of: ({ id }) => [
        { label: 'Send', act: () => sent(id) },
        id === 2 && {
          label: 'Burn',
          act: (after) => after?.onSettled(),
          asks: { title: 'Burn it?', confirmLabel: 'Burn the rope' },
        },
      ],
    },
    details: { label: 'Contents', of: ({ id }) => (id === 1 ? <p>Oil and a wick</p> : null) },
    empty: <p>No parcels</p>,
    end: <AddressPager count={5} rowsAPage={2} />,
  };
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch: (search) => search,
      component: () => <StaffTable {...table} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/?page=2'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

test('says why there are no rows, and asks again', async () => {
  const { user } = await draw({ error: new Error('x') });
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('rows that could not be read anew give way to why', async () => {
  await draw({ rows: parcels, error: new Error('x') });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('waits with stand-ins', async () => {
  await draw({});
  expect(screen.getByRole('status').querySelectorAll('.skeleton')).toHaveLength(5);
});

test('a list without rows says so', async () => {
  await draw({ rows: [] });
  expect(screen.getByText('No parcels')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('rows of the page before are marked, and the pager changes the address', async () => {
  const { router, user } = await draw({ rows: parcels, isPlaceholderData: true });
  expect(screen.getByRole('list', { name: 'Parcels' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('textbox', { name: 'Page (1 to 3)' })).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toEqual({ page: 3 });
});

test('each row has its cells, its actions and what opens below', async () => {
  const { user } = await draw({ rows: parcels });
  const [lamp, rope] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(lamp).getByText('2 kg')).toHaveAttribute('data-narrow', 'corner');
  expect(within(rope).queryByRole('button', { name: 'Contents' })).toBeNull();
  const contents = within(lamp).getByRole('button', { name: 'Contents', expanded: false });
  await user.click(contents);
  expect(contents).toHaveAttribute('aria-expanded', 'true');
  expect(lamp).toHaveTextContent('Oil and a wick');
  await user.click(within(lamp).getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith(1);
  await user.click(within(rope).getByRole('button', { name: 'Burn' }));
  const question = await screen.findByRole('alertdialog', { name: 'Burn it?' });
  await user.click(within(question).getByRole('button', { name: 'Burn the rope' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
