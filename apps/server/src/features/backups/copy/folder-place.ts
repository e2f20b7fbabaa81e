import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteName } from '../folder/note.ts';
import { syncFolder } from '../folder/sync-folder.ts';
import { proveSecondFolder } from './folder-mark.ts';
import { piecesOf } from './pieces.ts';
import type { Outgoing, Pace, Place } from './place.ts';

const DRAFT = '.draft-';
/** A draft that nobody has written to for so long is of a process that ended. */
const DRAFT_AGE_MS = 3_600_000;

/** A folder on another disk. */
export function folderPlace(root: string, backupDir: string): Place {
  const prove = () => proveSecondFolder(root, backupDir);
  return {
    put: async ({ type, filename, path, size, note }, pace) => {
      await prove();
      const folder = join(root, type);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sweepDrafts(folder);
      const drafts = { file: draftIn(folder), note: draftIn(folder) };
      try {
        await writeCopy({ path, size }, drafts.file, pace);
        await writeFile(drafts.note, note, { mode: 0o600, flag: 'wx', flush: true });
        await rename(drafts.note, join(folder, noteName(filename)));
        await rename(drafts.file, join(folder, filename));
        await syncFolder(folder);
      } finally {
        for (const draft of [drafts.file, drafts.note]) await rm(draft, { force: true });
      }
    },
    list: async (type) => {
      await prove();
      return readdir(join(root, type));
    },
    remove: async (type, filename) => {
      await prove();
      for (const name of [filename, noteName(filename)]) await rm(join(root, type, name), { force: true });
    },
  };
}

const draftIn = (folder: string) => join(folder, `${DRAFT}${randomUUID()}`);

async function writeCopy(
  { path, size }: Pick<Outgoing, 'path' | 'size'>,
  to: string,
  { rest, signal }: Pace,
): Promise<void> {
  const file = await open(to, 'wx', 0o600);
  try {
    for await (const piece of piecesOf(path, size)) {
      signal.throwIfAborted();
      await file.writeFile(piece);
      await rest();
    }
    await file.sync();
    const written = (await file.stat()).size;
    if (written !== size) throw new Error(`Only ${written} of ${size} bytes arrived.`);
  } finally {
    await file.close();
  }
}

async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > DRAFT_AGE_MS) await rm(path, { force: true });
  }
}
