import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { TimeAgo } from './TimeAgo.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('time ago is renewed every minute, with the exact time in the title', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:30Z') });
  render(<TimeAgo at="2026-05-01T12:00:00Z" />);
  expect(screen.getByText('just now')).toHaveAttribute('title', expect.stringContaining('2026'));
  letTimePass(60_000);
  expect(screen.getByText('1 minute ago')).toBeInTheDocument();
});
