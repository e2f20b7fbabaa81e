import type { JobKind } from '../platform/jobs/job-kind.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { TestApp } from './test-app.ts';
import { storedRow } from './stored-row.ts';

/** Lets the app run a job of that kind, as when its period ended, and all else that is due. @throws when it failed */
export async function runJob({ deps }: Pick<TestApp, 'deps'>, kind: JobKind<never, null>): Promise<void> {
  const id = await transaction(deps.db, (trx) => deps.jobs.enqueue(trx, { kind, payload: null }));
  await deps.jobs.drain();
  const { state, last_error } = await storedRow(deps.db, 'jobs', id);
  if (state !== 'done') throw new Error(`${kind.kind} is ${state}: ${last_error}`);
}
