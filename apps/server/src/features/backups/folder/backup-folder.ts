import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BACKUP_TYPES, type BackupType, extensionOf, isBackupName, kindOfName } from '@rondo/domain/backups';
import type { Deps } from '../../../platform/feature.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { proveMark } from './mark.ts';
import { type BackupNote, emptyNote, noteName, readNote, writeNote } from './note.ts';

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

/** What is handed in, until it is whole. */
const DRAFT = '.draft-';
/** What the one work writes, until it is whole. */
const WORK_DRAFT = '.work-';
/** A draft that nobody has written to for so long is of a process that ended. */
const DRAFT_AGE_MS = 3_600_000;

/**
 * BACKUP_DIR: a folder for each type, in each the files of the backups, and beside each file a note of what is known
 * about it. Files appear whole or not at all. Only this user may read them.
 */
export function backupFolder({ config, db }: Pick<Deps, 'config' | 'db'>) {
  const root = resolve(config.backupDir);
  const folderOf = (type: BackupType) => join(root, type);

  /** @throws Problem INVALID_FILENAME for a name that is none */
  const pathOf = (type: BackupType, filename: string): string => {
    if (!isBackupName(filename)) throw new Problem('INVALID_FILENAME');
    return join(folderOf(type), filename);
  };
  const read = async (type: BackupType, filename: string): Promise<StoredBackup | null> => {
    const found = await stat(pathOf(type, filename)).catch(ignoreMissing);
    if (!found?.isFile()) return null;
    const note = await readNote(folderOf(type), filename);
    const kind = note.kind ?? kindOfName(filename) ?? 'manual';
    const created = note.created === null ? found.mtime : new Date(note.created);
    return { filename, type, size: found.size, created, note: { ...note, kind } };
  };
  /** @throws Problem INVALID_FILENAME, NOT_FOUND */
  const find = async (type: BackupType, filename: string): Promise<StoredBackup> => {
    const found = await read(type, filename);
    if (found === null) throw new Problem('NOT_FOUND');
    return found;
  };
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

  return {
    root,
    folderOf,
    pathOf,
    find,
    list,
    /** Makes sure that this is the one folder of the site. @throws Problem BACKUP_FOLDER, STORAGE_FULL */
    prove: async () => {
      await proveMark(db, root);
      for (const type of BACKUP_TYPES) await mkdir(folderOf(type), { recursive: true, mode: 0o700 });
    },
    /** Changes what is known about a backup; of one that is gone nothing is kept. */
    describe: async (type: BackupType, filename: string, change: Partial<BackupNote>) => {
      const found = await read(type, filename);
      if (found !== null) await writeNote(folderOf(type), filename, { ...found.note, ...change });
    },
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
      const path = pathOf(type, filename);
      if ((await read(type, filename)) !== null) throw new Problem('NAME_TAKEN');
      await writeNote(folderOf(type), filename, { ...emptyNote, ...note });
      await rename(draft, path);
      await syncFolder(folderOf(type));
      return find(type, filename);
    },
    rename: async (type: BackupType, filename: string, newName: string) => {
      const { note } = await find(type, filename);
      const path = pathOf(type, newName);
      if ((await read(type, newName)) !== null) throw new Problem('NAME_TAKEN');
      await writeNote(folderOf(type), newName, note);
      await rename(pathOf(type, filename), path);
      await rm(join(folderOf(type), noteName(filename)), { force: true });
      await syncFolder(folderOf(type));
    },
    remove: async (type: BackupType, filename: string) => {
      await rm(pathOf(type, filename), { force: true });
      await rm(join(folderOf(type), noteName(filename)), { force: true });
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

/** A renamed file is there after a power failure only when its folder was written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
