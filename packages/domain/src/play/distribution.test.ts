import { expect, it } from 'vitest';
import { distances } from './testing/distribution.ts';

it.each(distances(20_000))('20,000 draws: $what come as often as they should', ({ chiSquare, limit }) => {
  expect(chiSquare).toBeLessThan(limit);
});
