import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { g6 } from '../../../testing/catalogue.ts';
import type { DifficultyUsage } from './api.ts';
import { useOrder } from './use-order.ts';

const aRow = (id: number, sortOrder = id): DifficultyUsage => ({
  ...g6,
  id,
  sortOrder,
  name: `G${id - 20}`,
  legacy: '20',
  emoji: ':g:',
  legacyEmoji: null,
  version: 'a',
  hasDrawnIcon: true,
  hasDrawnLegacyIcon: true,
  levels: 0,
  levelsWithOwnBase: 0,
  passes: 0,
  directives: 0,
});
const orderOf = (table: readonly DifficultyUsage[]) =>
  renderHook((rows: readonly DifficultyUsage[]) => useOrder(rows), { initialProps: table });
const ids = (rows: readonly DifficultyUsage[]) => rows.map(({ id }) => id);

test('what is moved while an order is saved stays to be saved', () => {
  const { result, rerender } = orderOf([aRow(26), aRow(27)]);
  act(() => result.current.move(26, 27));
  const sent = result.current.wishes;
  act(() => result.current.move(26, 27));
  rerender([aRow(27, 26), aRow(26, 27)]);
  act(() => result.current.settle(sent));
  expect(ids(result.current.rows)).toEqual([26, 27]);
  expect(result.current.changes.size).toBe(2);
});

test('nothing is left to be saved once an order is', () => {
  const { result } = orderOf([aRow(26), aRow(27)]);
  act(() => result.current.move(26, 27));
  act(() => result.current.settle(result.current.wishes));
  expect(result.current.changes.size).toBe(0);
});

test('an order that is not saved outlives what others add and delete', () => {
  const { result, rerender } = orderOf([aRow(26), aRow(27), aRow(30)]);
  act(() => result.current.move(26, 27));
  rerender([aRow(25), aRow(26), aRow(27), aRow(28)]);
  expect(ids(result.current.rows)).toEqual([25, 27, 28, 26]);
  expect([...result.current.changes]).toEqual([
    [27, 26],
    [28, 27],
    [26, 28],
  ]);
});
