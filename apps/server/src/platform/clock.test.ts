import { expect, it } from 'vitest';
import { followingClock } from './clock.ts';

it('follows readings of another clock, and goes on between them by elapsed time alone', () => {
  let elapsed = 5000;
  const clock = followingClock(() => elapsed);
  clock.follow(new Date('2030-01-01T00:00:00.000Z'), elapsed);
  expect(clock.now().toISOString()).toBe('2030-01-01T00:00:00.000Z');
  elapsed += 1500;
  expect(clock.now().toISOString()).toBe('2030-01-01T00:00:01.500Z');
  // The answer was under way for some of these 200 ms: the reading fits.
  elapsed += 200;
  clock.follow(new Date('2030-01-01T00:00:01.600Z'), elapsed - 200);
  expect(clock.now().toISOString()).toBe('2030-01-01T00:00:01.700Z');
  clock.follow(new Date('2029-12-30T00:00:00.000Z'), elapsed - 100);
  expect(clock.now().toISOString()).toBe('2029-12-30T00:00:00.050Z');
});
