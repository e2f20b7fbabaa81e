import { undoableSince } from '@rondo/domain/merges';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { dailyAt, sweepJob } from '../../../platform/jobs/job-kind.ts';
import { forgetVotesAside } from '../../ratings/index.ts';
import { deletePlayers, lockMergedBefore } from './remove-merged.repository.ts';

/** Removes for good, at night, the players whose merge can no longer be undone. */
export const removeMergedPlayers = sweepJob<Deps>(
  'players.removeMerged',
  ({ db, clock }) =>
    transaction(db, async (trx) => {
      const ids = await lockMergedBefore(trx, undoableSince(clock.now()));
      await forgetVotesAside(trx, ids);
      await deletePlayers(trx, ids);
      return ids.length;
    }),
  dailyAt(4),
);
