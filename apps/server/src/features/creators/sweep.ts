import { UNDO_DAYS } from '@rondo/domain/merges';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { sweepRegularly } from '../../platform/sweep.ts';
import { removeMergedBefore } from './merge.repository.ts';

const DAY = 86_400_000;

/** Removes creators for good whose merge can no longer be undone. @returns how many */
export function removeMergedForGood({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeMergedBefore(db, new Date(clock.now().getTime() - UNDO_DAYS * DAY));
}

export function removeMergedRegularly(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, deps.log, 'merged creators', () => removeMergedForGood(deps));
}
