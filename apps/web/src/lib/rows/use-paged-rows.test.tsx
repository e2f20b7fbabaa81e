import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loseConnection } from '../../testing/wire.ts';
import { checkConnection } from '../connection/connection.ts';
import { madeKey } from '../queries/key.ts';
import type { RowSource } from './list-view.ts';
import { recallPlace, rememberPlace } from './places.ts';
import { usePagedRows } from './use-paged-rows.ts';

interface Row {
  id: number;
}

let asked: string[];
let held: Map<string, () => void>;
let broken: Set<number>;
let client: QueryClient;
let step = 0;
const entry = () => `entry ${step}`;

beforeEach(() => {
  asked = [];
  held = new Map();
  broken = new Set();
  step += 1;
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
});
afterEach(() => vi.restoreAllMocks());

/** `count` rows under a name; pages of names that begin with "slow" wait until they are let go. */
function rowsNamed(name: string, count = 100): RowSource<Row> {
  return {
    key: madeKey('levels', 'rows', name),
    load: async (offset, signal) => {
      asked.push(`${name} ${offset}`);
      signal.addEventListener('abort', () => asked.push(`${name} ${offset} aborted`));
      if (name.startsWith('slow')) await new Promise<void>((go) => held.set(`${name} ${offset}`, go));
      if (broken.has(offset)) throw new Error(`no page at ${offset}`);
      const ids = Array.from(
        { length: Math.max(0, Math.min(30, count - offset)) },
        (_, row) => offset + row + 1,
      );
      return { results: ids.map((id) => ({ id })), count };
    },
  };
}

function draw(source: RowSource<Row>, from = entry()) {
  return renderHook(({ of, at }: { of: RowSource<Row>; at: string }) => usePagedRows(of, at), {
    initialProps: { of: source, at: from },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

const idsOf = (items: readonly (Row | undefined)[]) => [...items].map((row) => row?.id);

test('begins with one page and grows by a page', async () => {
  const { result } = draw(rowsNamed('a', 45));
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.count).toBe(45);
  expect(result.current.list.items).toHaveLength(30);
  expect(result.current.list.hasMore).toBe(true);
  act(() => result.current.list.onMore());
  expect(result.current.list.items).toHaveLength(45);
  act(() => result.current.list.onRange(0, 45));
  await waitFor(() => expect(result.current.list.items[44]?.id).toBe(45));
  expect(result.current.list.hasMore).toBe(false);
  expect(asked).toEqual(['a 0', 'a 30']);
});

test('the old rows stay until the new ones are there, and what nobody waits for is aborted', async () => {
  const { result, rerender } = draw(rowsNamed('a', 2));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ of: rowsNamed('slow b', 3), at: 'b' });
  expect(result.current.isOld).toBe(true);
  expect(idsOf(result.current.list.items)).toEqual([1, 2]);
  rerender({ of: rowsNamed('slow c', 1), at: 'c' });
  await waitFor(() => expect(asked).toContain('slow b 0 aborted'));
  expect(idsOf(result.current.list.items)).toEqual([1, 2]);
  act(() => held.get('slow c 0')?.());
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([1]));
  expect(result.current.isOld).toBe(false);
  expect(result.current.list.position).toMatchObject({ item: 0, ifPast: true });
});

test('a page that failed is asked for again when the connection is back', async () => {
  const restore = loseConnection();
  expect(await checkConnection()).toBe(false);
  broken.add(0);
  const { result } = draw(rowsNamed('a', 2));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  broken.clear();
  restore();
  await act(checkConnection);
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([1, 2]));
});

describe('a place', () => {
  test('comes back with its own page alone', async () => {
    rememberPlace(entry(), { reach: 90, position: { item: 65, shift: 7 } });
    const { result } = draw(rowsNamed('a'));
    expect(result.current.list.items).toHaveLength(90);
    expect(result.current.list.position).toEqual({ item: 65, shift: 7 });
    await waitFor(() => expect(result.current.list.items[65]?.id).toBe(66));
    expect(asked).toEqual(['a 60']);
  });

  test('is remembered as one scrolls, and taken along when only the view changes', async () => {
    const { result, rerender } = draw(rowsNamed('a'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    act(() => result.current.list.onPosition({ item: 12, shift: 3 }));
    expect(recallPlace(entry())).toEqual({ reach: 30, position: { item: 12, shift: 3 } });
    rerender({ of: rowsNamed('a'), at: 'another view' });
    expect(result.current.list.position).toBeUndefined();
    expect(result.current.list.lastPosition()).toEqual({ item: 12, shift: 3 });
    expect(recallPlace('another view')).toEqual({ reach: 30, position: { item: 12, shift: 3 } });
    expect(asked).toEqual(['a 0']);
  });

  test('at the top of the page is the top again on Back', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const { result, rerender } = draw(rowsNamed('a'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    rerender({ of: rowsNamed('b'), at: 'later' });
    await waitFor(() => expect(result.current.isOld).toBe(false));
    rerender({ of: rowsNamed('a'), at: entry() });
    expect(result.current.list.position).toEqual({ item: 0, shift: Number.NEGATIVE_INFINITY });
  });
});

test('jumps to a row, however far, and asks for its page', async () => {
  const { result } = draw(rowsNamed('a', 1_000));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => result.current.jumpTo(700));
  expect(result.current.list.items).toHaveLength(720);
  expect(result.current.list.position?.item).toBe(700);
  act(() => result.current.list.onRange(690, 711));
  await waitFor(() => expect(result.current.list.items[700]?.id).toBe(701));
  expect(asked).toEqual(['a 0', 'a 690']);
});

test('without its first page it has failed, until a retry', async () => {
  broken.add(0);
  const { result } = draw(rowsNamed('a', 2));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.error?.message).toBe('no page at 0');
  broken.clear();
  act(() => result.current.retry());
  await waitFor(() => expect(idsOf(result.current.list.items)).toEqual([1, 2]));
});

test('a later page that fails ends the list, with a way to try again', async () => {
  broken.add(30);
  const { result } = draw(rowsNamed('a', 40));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  act(() => result.current.list.onMore());
  act(() => result.current.list.onRange(0, 40));
  await waitFor(() => expect(result.current.error?.message).toBe('no page at 30'));
  expect(result.current.list.items).toHaveLength(30);
  expect(result.current.status).toBe('ready');
  broken.clear();
  act(() => result.current.list.onMore());
  await waitFor(() => expect(result.current.list.items[39]?.id).toBe(40));
  expect(result.current.error).toBeNull();
});

test('pages that disagree about the number of rows are asked for again', async () => {
  let count = 60;
  const source: RowSource<Row> = {
    key: madeKey('levels', 'rows', 'moving'),
    load: (offset) => {
      asked.push(`${offset} of ${count}`);
      return Promise.resolve({ results: [{ id: offset + 1 }], count });
    },
  };
  const { result } = draw(source);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  count = 61;
  act(() => result.current.list.onMore());
  act(() => result.current.list.onRange(0, 60));
  await waitFor(() => expect(asked.filter((call) => call === '0 of 61')).toHaveLength(1));
});
