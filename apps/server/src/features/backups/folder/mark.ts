import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { selectFolderMark, updateFolderMark } from './mark.repository.ts';

const markName = '.rondo-backups';

/**
 * Compares the mark in the folder with the one that the database knows, so that no process writes its backups to a disk
 * that is not there. The first process marks the folder; a folder with backups of an earlier database is taken over.
 * @throws Problem BACKUP_FOLDER
 */
export async function proveMark(db: Db, root: string): Promise<void> {
  const known = await selectFolderMark(db);
  if (known === null) await setMark(db, root);
  else if ((await readMark(root)) !== known) throw new Problem('BACKUP_FOLDER');
}

async function setMark(db: Db, root: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockThing(trx, 'backups');
    const known = await selectFolderMark(trx);
    const found = await readMark(root);
    if (known !== null && known !== found) throw new Problem('BACKUP_FOLDER');
    if (known !== null) return;
    await updateFolderMark(trx, found ?? (await makeMark(root)));
  });
}

async function makeMark(root: string): Promise<string> {
  const mark = randomUUID();
  await mkdir(root, { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
  await writeFile(join(root, markName), `${mark}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return mark;
}

/** When the folder was marked; null when it has no mark. */
export async function markTime(root: string): Promise<Date | null> {
  const found = await stat(join(root, markName)).catch(() => null);
  return found?.mtime ?? null;
}

async function readMark(root: string): Promise<string | null> {
  try {
    const text = (await readFile(join(root, markName), 'utf8')).trim();
    return /^[0-9a-f-]{36}$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
