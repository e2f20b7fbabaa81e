import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const markName = '.rondo-backup-copies';
/** In BACKUP_DIR, so that a restore does not forget it. */
const knownName = '.second-place.json';
const known = z.object({ path: z.string(), mark: z.uuid() });

/**
 * Compares the mark in the second folder with the one that BACKUP_DIR knows, so that copies are not written to a disk
 * that is not there. A folder that is used for the first time gets a mark.
 * @throws Error in words for the page
 */
export async function proveSecondFolder(path: string, backupDir: string): Promise<void> {
  const expected = await readKnown(backupDir);
  const found = await readMark(path);
  if (expected?.path === path) {
    if (found !== expected.mark)
      throw new Error(`The folder ${path} is not the one that copies were written to. Is its disk mounted?`);
    return;
  }
  const mark = found ?? (await makeMark(path));
  const draft = join(backupDir, `.draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ path, mark }), { mode: 0o600, flush: true });
  await rename(draft, join(backupDir, knownName));
}

async function makeMark(path: string): Promise<string> {
  const mark = randomUUID();
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  await writeFile(join(path, markName), `${mark}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return mark;
}

async function readMark(path: string): Promise<string | null> {
  try {
    const read = z.uuid().safeParse((await readFile(join(path, markName), 'utf8')).trim());
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function readKnown(backupDir: string): Promise<z.infer<typeof known> | null> {
  try {
    return known.parse(JSON.parse(await readFile(join(backupDir, knownName), 'utf8')));
  } catch {
    return null;
  }
}
