import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;

/**
 * Where the usual tests put databases that nobody keeps: in memory where the system has a roomy folder of that kind, for
 * a copy of a database there costs a tenth of one on a disk. The long tests use the disk, as people do.
 */
export function scratchFolder() {
  return process.env.RONDO_FULL !== '1' && isRoomy(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

function isRoomy(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
  } catch {
    return false;
  }
}
