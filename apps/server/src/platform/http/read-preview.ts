import { tryThing } from '../db/advisory-lock.ts';
import type { Db, Trx } from '../db/database.ts';
import { isTimeout } from '../db/errors.ts';
import { readBriefly } from '../db/transaction.ts';
import { Problem } from './problem.ts';

/** Longest run of one statement of a preview. */
const PATIENCE_MS = 5_000;

/**
 * Computes what a write would do without writing and without its locks; one preview at a time for each user.
 * @throws Problem PREVIEW_BUSY
 */
export async function readPreview<T>(
  db: Db,
  userId: number,
  work: (trx: Trx) => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  try {
    return await readBriefly(db, patienceMs, async (trx) => {
      if (!(await tryThing(trx, 'preview', String(userId)))) throw busy();
      return work(trx);
    });
  } catch (error) {
    throw isTimeout(error) ? busy() : error;
  }
}

const busy = () => new Problem('PREVIEW_BUSY', { retryAfter: 5 });
