import { lockThing, shareThing } from '../../platform/db/advisory-lock.ts';
import type { Trx } from '../../platform/db/database.ts';

/**
 * Nobody else merges, splits, links or credits creators until the commit. In the order of locks it comes behind rows of
 * submissions and before those of levels.
 */
export function holdCreators(trx: Trx): Promise<void> {
  return lockThing(trx, 'creators');
}

/** The creators that are read from now on stay who they are until the commit; others may read them as well. */
export function shareCreators(trx: Trx): Promise<void> {
  return shareThing(trx, 'creators');
}
