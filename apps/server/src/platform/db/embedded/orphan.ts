import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, stopCluster } from './cluster.ts';
import { disownPidFile, readPidFile } from './pid-file.ts';
import { commandOf, isAlive, workingFolderOf } from './processes.ts';
import { StartError } from '../../start-error.ts';

/**
 * Stops the database that a killed server left running in this folder, so that a new one can start. Call it only
 * with the lock of the data folder held.
 */
export async function stopOrphan(cluster: Pick<Cluster, 'binaries' | 'user' | 'folder'>): Promise<void> {
  const file = readPidFile(cluster.folder);
  if (file === null) return;
  if (!isAlive(file.pid) || !isDatabaseOf(file.pid, cluster.folder)) {
    disownPidFile(cluster.folder);
    return;
  }
  if (!(await stopCluster(cluster, 'fast'))) await stopCluster(cluster, 'immediate');
  for (let i = 0; i < 100 && isAlive(file.pid); i++) await sleep(50);
  if (isAlive(file.pid))
    throw new StartError(
      `A database of an earlier run (process ${file.pid}) still holds ${cluster.folder} and does not end. End it and start again.`,
    );
}

/** Whether the process is a PostgreSQL on that folder, and not an unrelated one that got the same id since. */
function isDatabaseOf(pid: number, folder: string): boolean {
  const real = realpathSync(folder);
  const command = commandOf(pid) ?? '';
  return command.includes('postgres') && (workingFolderOf(pid) === real || command.includes(folder));
}
