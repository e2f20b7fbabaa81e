import { UNDO_DAYS } from '@rondo/domain/merges';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { deletePlayers, lockMergedBefore } from './remove-merged.repository.ts';

const day = 86_400_000;
const firstAfter = 5 * 60_000;

/** Removes the players for good whose merge can no longer be undone. @returns how many */
export async function removeMergedPlayers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - UNDO_DAYS * day);
  return transaction(db, async (trx) => {
    const ids = await lockMergedBefore(trx, before);
    await deletePlayers(trx, ids);
    return ids.length;
  });
}

/** Some minutes after the start, then once a day. */
export function removeMergedDaily(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'log'>): void {
  const sweep = () =>
    removeMergedPlayers(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'merged players could not be removed');
    });
  const timers = [setTimeout(sweep, firstAfter), setInterval(sweep, day)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
