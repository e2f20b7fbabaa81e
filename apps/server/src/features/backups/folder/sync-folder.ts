import { open } from 'node:fs/promises';

/** A renamed file is there after a power failure only when its folder was written. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
