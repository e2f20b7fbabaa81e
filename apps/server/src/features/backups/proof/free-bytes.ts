import type { Config } from '../../../config.ts';
import { existingCluster } from '../../../platform/db/embedded/folders.ts';
import { readSpace } from '../../../platform/disk.ts';

/** Of the disk that the embedded database writes to; null for an external one, whose disk its own machine knows. */
export async function freeBytesOfDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<number | null> {
  if (databaseUrl !== null) return null;
  return (await readSpace(existingCluster(dataDir) ?? dataDir)).freeBytes;
}
