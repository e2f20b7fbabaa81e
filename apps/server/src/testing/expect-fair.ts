import type { DrawReceipt } from '@rondo/contract/draws';
import { checkReceipt, type Sealed } from '@rondo/domain/play';
import { expect } from 'vitest';
import { nodeHashes } from '../features/draws/node-hashes.ts';

/** Works a receipt out again and holds it against what was known before the draw. */
export function expectFair(receipt: DrawReceipt, sealed: Sealed): void {
  const fits = { secret: true, nonce: true, outcome: true };
  expect(checkReceipt(receipt, sealed, nodeHashes)).toEqual(fits);
}
