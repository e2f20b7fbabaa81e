import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { ActionTray } from './ActionTray.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('its words come into the status that stands, or nobody would hear the first of them', () => {
  render(
    <ActionTray said="2 levels chosen">
      <button type="button">Save</button>
    </ActionTray>,
  );
  const status = screen.getByRole('status');
  const first = screen.getByText('2 levels chosen');
  letTimePass(1_000);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('2 levels chosen');
  expect(screen.getByText('2 levels chosen')).not.toBe(first);
});
