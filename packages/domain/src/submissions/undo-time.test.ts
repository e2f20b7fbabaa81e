import { expect, it } from 'vitest';
import { decisionStandsFrom } from './undo-time.ts';

it('leaves a day to take a decision back', () => {
  const decided = new Date('2026-03-28T23:30:00.000Z');
  expect(decisionStandsFrom(decided).toISOString()).toBe('2026-03-29T23:30:00.000Z');
});
