import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { letTimePass } from '../testing/time.ts';
import { inTimeZone } from '../testing/time-zone.ts';
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

test.each([
  ['America/New_York', '2026-11-21T04:59:00Z', 'today'],
  ['America/New_York', '2026-11-21T05:00:00Z', '1 day ago'],
  ['Asia/Shanghai', '2026-11-20T15:59:00Z', 'today'],
  ['Asia/Shanghai', '2026-11-20T16:00:00Z', '1 day ago'],
  // Typed where the day had begun already.
  ['America/New_York', '2026-11-20T01:00:00Z', 'today'],
  ['Asia/Shanghai', '2027-01-05T00:00:00Z', '1 month ago'],
])('a day is one in %s at %s: %s', (zone, now, expected) => {
  inTimeZone(zone);
  vi.useFakeTimers({ now: new Date(now) });
  render(<TimeAgo at="2026-11-20T23:59:59.999Z" day="2026-11-20" />);
  const time = screen.getByText(expected);
  expect(time).toHaveAttribute('title', 'Nov 20, 2026');
  expect(time).toHaveAttribute('datetime', '2026-11-20');
});
