import { readSpace } from '../../../platform/disk.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** What stays free for others on the disk. */
const LEFT_FREE = 16 * 1024 * 1024;

/** @throws Problem STORAGE_FULL when so many bytes do not fit beside what is there */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { freeBytes } = await readSpace(folder);
  if (freeBytes < bytes + LEFT_FREE) throw new Problem('STORAGE_FULL');
}
