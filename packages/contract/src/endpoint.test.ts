import { expect, it } from 'vitest';
import { bodyLimitOf } from './endpoint.ts';

it('takes little from where anyone may call, and what an endpoint says itself', () => {
  expect(bodyLimitOf({ access: 'P' })).toBe(65_536);
  for (const access of ['U', 'V', 'R', 'S', 'S+'] as const) expect(bodyLimitOf({ access })).toBe(1_048_576);
  expect(bodyLimitOf({ access: 'P', bodyLimit: 5_000_000 })).toBe(5_000_000);
});
