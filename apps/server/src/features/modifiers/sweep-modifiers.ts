import type { Deps } from '../../platform/feature.ts';
import { lockThing } from '../../platform/db/advisory-lock.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { sweepJob } from '../../platform/jobs/job-kind.ts';
import { deleteExpired } from './modifiers.repository.ts';

/** Modifiers and cooldowns that are over (docs/rules/background.md). A case that lengthens one meanwhile keeps it. */
export const modifiersSweep = sweepJob<Pick<Deps, 'db' | 'clock'>>('modifiers.sweep', ({ db, clock }) =>
  transaction(db, async (trx) => {
    await lockThing(trx, 'modifiers');
    await deleteExpired(trx, clock.now());
  }),
);
