import { expect, it, vi } from 'vitest';
import { distances } from './testing/distribution.ts';

vi.setConfig({ testTimeout: 300_000 });

it('1,000,000 draws: all come as often as they should', () => {
  for (const { what, chiSquare, limit } of distances(1_000_000)) expect(chiSquare, what).toBeLessThan(limit);
});
