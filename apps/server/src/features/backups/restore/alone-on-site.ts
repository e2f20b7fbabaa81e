import { type CopyDatabase, openCopyDatabase } from '../../../platform/db/copy-database.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { pauseSite, type SitePause } from '../../../platform/maintenance/pause-site.ts';
import { takeSiteAlone } from '../../../platform/maintenance/take-site-alone.ts';
import type { Progress } from '../work/progress.ts';

/**
 * Does something in one transaction while all servers pause and nobody else writes (docs/decisions/0028-pausing-the-site.md). How
 * far it is, everybody sees.
 */
export async function aloneOnSite<T>(
  databaseUrl: string,
  progress: Progress,
  work: (target: CopyDatabase, trx: Trx, told: Progress) => Promise<T>,
): Promise<T> {
  const pause = await pauseSite(databaseUrl);
  try {
    const target = await openCopyDatabase(databaseUrl, 'rondo restore');
    try {
      const told = tellingAll(progress, pause);
      const { paused, of } = await pause.waitForServers();
      await told.say('pausing', paused, of);
      return await transaction(target.db, async (trx) => {
        await takeSiteAlone(target.client);
        return work(target, trx, told);
      });
    } finally {
      await target.close();
    }
  } finally {
    await pause.end();
  }
}

const tellingAll = ({ say, moved }: Progress, pause: SitePause): Progress => ({
  say: (step, done, of) => {
    pause.progress(step, done, of);
    return say(step, done, of);
  },
  moved,
});
