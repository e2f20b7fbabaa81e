import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isConnectionFailure, isTimeout } from '../../../platform/db/errors.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, JobFailure, LeaseLost } from '../../../platform/jobs/job-kind.ts';
import { publishDeliveries } from './chat-job.ts';

/** Milliseconds before the second, third … try; together well below the lease of a message. */
const pauses = [250, 500, 1000, 2000, 4000, 8000];

/**
 * Writes what follows from a message that the chat took. It was told once and is not told again because this fails: a
 * database that is away for a moment is waited for, anything else gives the job up (docs/rules/announcements.md#delivery).
 * @throws JobFailure, LeaseLost
 */
export async function writeTold(write: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      const pause = isConnectionFailure(error) || isTimeout(error) ? pauses[tries] : undefined;
      if (pause === undefined)
        throw new JobFailure('The chat took the message, but that could not be written', {
          retryIn: null,
          cause: error,
        });
      await sleep(pause);
    }
  }
}

/** Ends a job whose one message the chat took. */
export function finishTold(db: Db, job: Job<unknown>, sent: Json): Promise<void> {
  return writeTold(() =>
    transaction(db, async (trx) => {
      await job.finish(trx, sent);
      await publishDeliveries(trx);
    }),
  );
}
