import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BACKUP_TYPES, type BackupType, extensionOf, isBackupName, kindOfName } from '@rondo/domain/backups';
import type { Config } from '../../../config.ts';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readBriefly } from '../../../platform/db/transaction.ts';
import { found, Problem } from '../../../platform/http/problem.ts';
import { proveMark } from './mark.ts';
import { type BackupNote, emptyNote, noteName, readNote, writeNote } from './note.ts';
import { syncFolder } from './sync-folder.ts';

/** A backup in the folder. */
export type StoredBackup = {
  readonly filename: string;
  readonly type: BackupType;
  readonly size: number;
  readonly created: Date;
  readonly note: BackupNote;
};

/** Where the file of a backup is; one that lies elsewhere was never listed. */
export type BackupFile = Pick<StoredBackup, 'type' | 'filename'> & { readonly path: string };

export type BackupFolder = ReturnType<typeof backupFolder>;

/** What is uploaded, until it is whole. */
const DRAFT = '.draft-';
/** What the one work writes, until it is whole. */
const WORK_DRAFT = '.work-';
/** A draft that nobody has written to for so long is of a process that ended. */
const DRAFT_AGE_MS = 3_600_000;
const NOTE_WAIT_MS = 10_000;

/**
 * BACKUP_DIR: a folder for each type, in each the files of the backups, and beside each file a note of what is known
 * about it. Files appear whole or not at all. Only this user may read them.
 */
export function backupFolder({
  config,
  db,
}: {
  readonly config: Pick<Config, 'backupDir' | 'dataDir'>;
  readonly db: Db;
}) {
  const root = resolve(config.backupDir);
  const folderOf = (type: BackupType) => join(root, type);

  /** @throws Problem INVALID_FILENAME for a name that is none */
  const pathOf = (type: BackupType, filename: string): string => {
    if (!isBackupName(filename)) throw new Problem('INVALID_FILENAME');
    return join(folderOf(type), filename);
  };
  const read = async (type: BackupType, filename: string): Promise<StoredBackup | null> => {
    const file = await stat(pathOf(type, filename)).catch(ignoreMissing);
    if (!file?.isFile()) return null;
    const note = await readNote(folderOf(type), filename);
    const kind = note.kind ?? kindOfName(filename) ?? 'manual';
    const created = note.created === null ? file.mtime : new Date(note.created);
    return { filename, type, size: file.size, created, note: { ...note, kind } };
  };
  /** @throws Problem INVALID_FILENAME, NOT_FOUND */
  const find = async (type: BackupType, filename: string): Promise<StoredBackup> =>
    found(await read(type, filename));
  const list = async (type: BackupType): Promise<StoredBackup[]> => {
    const names = await readdir(folderOf(type)).catch(ignoreMissing);
    const backups = await Promise.all(
      (names ?? [])
        .filter((name) => isBackupName(name) && extensionOf(name) !== null)
        .map((filename) => read(type, filename)),
    );
    return backups
      .filter((backup) => backup !== null)
      .sort((a, b) => b.created.getTime() - a.created.getTime() || b.filename.localeCompare(a.filename));
  };

  const removeNote = (type: BackupType, filename: string) =>
    rm(join(folderOf(type), noteName(filename)), { force: true });

  return {
    root,
    /** What a backup of files holds. */
    dataDir: config.dataDir,
    folderOf,
    pathOf,
    find,
    list,
    /** Makes sure that this is the one folder of the site. @throws Problem BACKUP_FOLDER, STORAGE_FULL */
    prove: async () => {
      try {
        await proveMark(db, root);
        for (const type of BACKUP_TYPES) await mkdir(folderOf(type), { recursive: true, mode: 0o700 });
      } catch (error) {
        throw folderProblem(error);
      }
    },
    /** Changes what is known about a backup; of one that is gone nothing is kept. */
    describe: (type: BackupType, filename: string, change: Partial<BackupNote>) =>
      // A copy and a proof of the same backup may end at once, in two processes.
      readBriefly(db, NOTE_WAIT_MS, async (trx) => {
        await lockThing(trx, 'backupNote', `${type}/${filename}`);
        const found = await read(type, filename);
        if (found !== null) await writeNote(folderOf(type), filename, { ...found.note, ...change });
      }),
    /** The name that a backup of that moment gets, or of the first millisecond after it whose name is free. */
    freeName: async (type: BackupType, at: Date, nameOf: (at: Date) => string): Promise<string> => {
      for (let time = at.getTime(); ; time += 1) {
        const filename = nameOf(new Date(time));
        if ((await read(type, filename)) === null) return filename;
      }
    },
    /** A path for a file that is being written; `keep` gives it its name. */
    draft: (type: BackupType) => join(folderOf(type), `${DRAFT}${randomUUID()}`),
    /** The same for whoever does the one work with backups: a later work removes it at once. */
    workDraft: (type: BackupType) => join(folderOf(type), `${WORK_DRAFT}${randomUUID()}`),
    /** Lets a whole draft become a backup. @throws Problem NAME_TAKEN */
    keep: async (draft: string, type: BackupType, filename: string, note: Partial<BackupNote>) => {
      await chmod(draft, 0o600);
      await moveTo(draft, pathOf(type, filename), () =>
        writeNote(folderOf(type), filename, { ...emptyNote, ...note }),
      );
      await syncFolder(folderOf(type));
      return find(type, filename);
    },
    /** @throws Problem INVALID_FILENAME, NOT_FOUND, NAME_TAKEN; of several at once one is done */
    rename: async (type: BackupType, filename: string, newName: string) => {
      const { note } = await find(type, filename);
      if (newName === filename) return;
      try {
        await moveTo(pathOf(type, filename), pathOf(type, newName), () =>
          writeNote(folderOf(type), newName, note),
        );
      } catch (error) {
        if ((await read(type, newName)) === null) await removeNote(type, newName);
        throw error;
      }
      await removeNote(type, filename);
      await syncFolder(folderOf(type));
    },
    /** @returns false when it was gone; of several at once one gets true */
    remove: async (type: BackupType, filename: string): Promise<boolean> => {
      const isRemoved = await removeFile(pathOf(type, filename));
      await removeNote(type, filename);
      return isRemoved;
    },
    /** Removes what processes that ended had begun to write; for whoever does the one work with backups. */
    sweep: async (now: Date) => {
      for (const type of BACKUP_TYPES)
        for (const name of (await readdir(folderOf(type)).catch(ignoreMissing)) ?? []) {
          const path = join(folderOf(type), name);
          const isOld = async () => {
            const found = await stat(path).catch(ignoreMissing);
            return found !== null && now.getTime() - found.mtimeMs > DRAFT_AGE_MS;
          };
          if (name.startsWith(WORK_DRAFT) || (name.startsWith(DRAFT) && (await isOld())))
            await rm(path, { recursive: true, force: true });
        }
    },
  };
}

/** What disks without second names for a file say. */
const withoutLinks: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives a file another name, and never takes that of another one; whoever is killed in between leaves both names.
 * @param named called when the new name is there
 * @throws Problem NAME_TAKEN; NOT_FOUND when somebody else moved or deleted the file, in which case nothing has the new name
 */
async function moveTo(path: string, newPath: string, named: () => Promise<void>): Promise<void> {
  try {
    await link(path, newPath);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Problem('NAME_TAKEN');
    if (code === 'ENOENT') throw new Problem('NOT_FOUND');
    if (!withoutLinks.has(code)) throw error;
    if ((await stat(newPath).catch(ignoreMissing)) !== null) throw new Problem('NAME_TAKEN');
    await rename(path, newPath);
    return named();
  }
  await named();
  if (await removeFile(path)) return;
  await removeFile(newPath);
  throw new Problem('NOT_FOUND');
}

/** @returns false when it was gone */
async function removeFile(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    ignoreMissing(error as NodeJS.ErrnoException);
    return false;
  }
}

/** What a disk says of a folder, as a refusal; anything else as it is. */
function folderProblem(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || error instanceof Problem) return error;
  return code === 'ENOSPC'
    ? new Problem('STORAGE_FULL')
    : new Problem('BACKUP_FOLDER', { details: `The system says ${code}.` });
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
