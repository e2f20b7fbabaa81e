import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkConnection } from '../lib/connection/connection.ts';
import { expectAccessible } from '../testing/axe.ts';
import { loseConnection } from '../testing/wire.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

function draw(props: Partial<InfiniteListProps<number>> & { count?: number } = {}) {
  const onMore = vi.fn();
  const listOf = (count: number) => (
    <InfiniteList
      label="Numbers"
      items={Array.from({ length: count }, (_, index) => index + 1)}
      renderItem={(number) => <span>Row {number}</span>}
      rowHeight={72}
      hasMore={false}
      loadingMore={false}
      onMore={onMore}
      endText="End of the list"
      {...props}
    />
  );
  const { rerender } = render(listOf(props.count ?? 1_000));
  return {
    onMore,
    list: screen.getByRole('list', { name: 'Numbers' }),
    show: (count: number) => rerender(listOf(count)),
  };
}

const link = (number: number) => <a href={`#${number}`}>Row {number}</a>;

test('has the height of all rows but draws only those in sight', async () => {
  const { list } = draw();
  expect(list).toHaveStyle({ height: '72000px' });
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  expect(screen.getByText('Row 1').parentElement).toHaveAttribute('aria-setsize', '1000');
  expect(screen.getByText('End of the list')).toBeVisible();
  await expectAccessible();
});

test('each row says how many there are in all, also of those that are not loaded', () => {
  draw({ count: 30, hasMore: true, total: 387 });
  expect(screen.getByText('Row 1').parentElement).toHaveAttribute('aria-setsize', '387');
});

test('asks for more when less than 600 px are left', () => {
  expect(draw({ count: 18, hasMore: true }).onMore).toHaveBeenCalledOnce();
});

test.each([
  ['while 600 px or more are left', { count: 20, hasMore: true }],
  ['while the next page loads', { count: 5, hasMore: true, loadingMore: true }],
  ['at the end', { count: 5 }],
])('does not ask %s', (_, props) => {
  expect(draw(props).onMore).not.toHaveBeenCalled();
});

test('has a button for people without a scroll wheel, and one to try again beside the loaded rows', async () => {
  const user = userEvent.setup();
  const { onMore } = draw({ hasMore: true });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('grows by itself to 150 rows, then waits for its button, which leads to the first new row and says how many there are', async () => {
  const user = userEvent.setup();
  const { onMore, show } = draw({ count: 150, hasMore: true, total: 387, renderItem: link, rowHeight: 3 });
  expect(onMore).not.toHaveBeenCalled();
  show(149);
  expect(onMore).toHaveBeenCalledOnce();
  show(150);
  expect(onMore).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore.mock.calls.length).toBeGreaterThan(1);
  show(180);
  expect(screen.getByRole('link', { name: 'Row 151' })).toHaveFocus();
  expect(await screen.findByText('180 of 387 loaded')).toHaveAttribute('role', 'status');
});

test('a failure keeps the rows and offers another try', async () => {
  const user = userEvent.setup();
  const { onMore } = draw({ count: 5, hasMore: true, error: 'The server is busy.' });
  expect(onMore).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('The server is busy.');
  expect(screen.getByText('Row 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('columns share a row and the gap', () => {
  const { list } = draw({ count: 7, columns: 3, gap: 16 });
  expect(list).toHaveStyle({ height: `${3 * 72 + 2 * 16}px` });
});

test.each([
  ['did not come', { error: 'Cannot reach the server.' }],
  ['are on their way', { loadingMore: true }],
])('without a connection the next rows that %s are awaited in words', async (_, props) => {
  loseConnection();
  expect(await checkConnection()).toBe(false);
  const user = userEvent.setup();
  const { onMore } = draw({ count: 5, hasMore: true, ...props });
  expect(await screen.findByText('The next rows did not load')).toBeVisible();
  expect(screen.getByText('Row 5')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledOnce();
});
