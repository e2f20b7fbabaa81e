import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import { isWorkFree } from '../work/work.repository.ts';
import { areFilesUnsettled, recoverFiles } from './files-folder.ts';

/** At the start of a process: puts in order what a killed restore left, unless one is under way elsewhere. */
export async function settleFiles({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  if (!(await areFilesUnsettled(config.dataDir))) return;
  await transaction(db, async (trx) => {
    if (await isWorkFree(trx)) await recoverFiles(config.dataDir);
  });
}
