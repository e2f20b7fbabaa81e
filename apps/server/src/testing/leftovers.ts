import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockHolder } from '../platform/db/embedded/lock.ts';
import { readPidFile } from '../platform/db/embedded/pid-file.ts';
import { isAlive } from '../platform/db/embedded/processes.ts';

/** A folder younger than this may belong to a run that is just starting. */
const minute = 60_000;

/** Stops and removes test servers whose test run was killed. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith('rondo-test-server-')) continue;
    const folder = join(tmpdir(), name);
    if (Date.now() - statSync(folder).ctimeMs < minute) continue;
    const pid = abandonedDatabase(join(folder, 'data'));
    if (pid === undefined) continue;
    if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Process number of a database that no one holds any more; `null`: it ended; `undefined`: someone holds it. */
function abandonedDatabase(dataDir: string): number | null | undefined {
  if (lockHolder(dataDir) !== null) return undefined;
  const file = readPidFile(join(dataDir, 'postgres'));
  return file === null ? null : file.pid;
}
