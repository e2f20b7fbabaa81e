import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, stopCluster } from './cluster.ts';
import { disownPidFile, readPidFile } from './pid-file.ts';
import { listenersOf, removeOwnSocket } from './socket-folder.ts';
import { commandOf, isAlive, workingFolderOf } from './processes.ts';
import { StartError } from '../../start-error.ts';

/**
 * Stops the database that a killed server left running in this folder, and clears away what would keep a new one from
 * starting. Call it only with the lock of the data folder held.
 * @throws StartError when a database still has the folder; then nothing was cleared away
 */
export async function stopOrphan(cluster: Pick<Cluster, 'binaries' | 'user' | 'folder'>): Promise<void> {
  const file = readPidFile(cluster.folder);
  if (file !== null && isAlive(file.pid) && isDatabaseOf(file.pid, cluster.folder)) {
    if (!(await stopCluster(cluster, 'fast'))) await stopCluster(cluster, 'immediate');
    if (!(await ends(async () => isAlive(file.pid)))) throw stillHeld(cluster.folder, `process ${file.pid}`);
  }
  // In another namespace its number means nothing, but its socket does.
  if (!(await ends(() => isServing(cluster.folder))))
    throw stillHeld(cluster.folder, 'its process is not seen from here');
  if (readPidFile(cluster.folder) !== null) disownPidFile(cluster.folder);
  removeOwnSocket(cluster.folder);
}

/** Whether a database listens that has this folder, whoever started it. */
export async function isServing(folder: string): Promise<boolean> {
  return (await listenersOf(folder)).length > 0;
}

async function ends(lives: () => Promise<boolean>): Promise<boolean> {
  for (let i = 0; i < 100; i++, await sleep(50)) if (!(await lives())) return true;
  return false;
}

const stillHeld = (folder: string, who: string) =>
  new StartError(
    `A database of an earlier run (${who}) still holds ${folder} and does not end. End it and start again.`,
  );

/** Whether the process is a PostgreSQL on that folder, and not an unrelated one that got the same id since. */
function isDatabaseOf(pid: number, folder: string): boolean {
  const real = realpathSync(folder);
  const command = commandOf(pid) ?? '';
  return command.includes('postgres') && (workingFolderOf(pid) === real || command.includes(folder));
}
