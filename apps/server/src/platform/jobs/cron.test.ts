import { describe, expect, it } from 'vitest';
import { isCron, nextRun } from './cron.ts';

describe('a cron expression', () => {
  it.each([
    ['0 * * * *', '2026-03-01T10:59:59.999Z', '2026-03-01T11:00:00.000Z'],
    ['0 * * * *', '2026-03-01T11:00:00.000Z', '2026-03-01T12:00:00.000Z'],
    ['0 * * * *', '2026-03-01T11:00:00.001Z', '2026-03-01T12:00:00.000Z'],
    ['0 1 * * *', '2026-03-01T01:00:00.000Z', '2026-03-02T01:00:00.000Z'],
    ['0 2 * * 0', '2026-03-01T02:00:00.000Z', '2026-03-08T02:00:00.000Z'],
    ['0 3 1 * *', '2026-03-01T03:00:00.000Z', '2026-04-01T03:00:00.000Z'],
    // Summer time begins in between in many places.
    ['30 2 * * *', '2026-03-28T12:00:00.000Z', '2026-03-29T02:30:00.000Z'],
  ])('%s comes after %s at %s', (expression, after, next) => {
    expect(nextRun(expression, new Date(after))?.toISOString()).toBe(next);
  });

  it.each(['', 'off', '* * * *', '0 0 * * * *', '61 * * * *', '0 0 30 2 *', '@daily', '2026-12-01T00:00:00'])(
    'is not %j',
    (text) => {
      expect(isCron(text)).toBe(false);
    },
  );
});
