import { expect, it } from 'vitest';
import { undoableSince, undoUntil } from './undo-time.ts';

it('leaves thirty days to undo a merge', () => {
  const merged = new Date('2026-01-31T10:00:00.000Z');
  expect(undoUntil(merged).toISOString()).toBe('2026-03-02T10:00:00.000Z');
  expect(undoableSince(undoUntil(merged))).toEqual(merged);
});
