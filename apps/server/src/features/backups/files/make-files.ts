import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEDULED_KINDS } from '@rondo/domain/backups';
import type { UnpackedFile } from '../archive/unpack.ts';
import type { BackupFolder, StoredBackup } from '../folder/backup-folder.ts';
import type { BackupNote } from '../folder/note.ts';
import { requireRoom } from '../folder/room.ts';
import type { Progress } from '../work/progress.ts';
import { filesFolder, listFiles, recoverFiles } from './files-folder.ts';
import { fingerprintOf, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { readSoundFiles } from './read-files.ts';
import { ignoreMissing, piecesOf, writeFilesZip } from './write-files-zip.ts';

/**
 * Writes a zip of the files into `draft` and reads it back (docs/rules/backups.md#files).
 * @returns what is to be noted of it; for a scheduled one the newest backup of the site, when that holds the same, and
 *   nothing is written
 * @throws Problem STORAGE_FULL, BACKUP_CONTENT for more than a backup may hold
 */
export async function makeFiles(
  { folder }: { readonly folder: BackupFolder },
  { draft, kind, at }: { readonly draft: string; readonly kind: Manifest['kind']; readonly at: Date },
  progress: Progress,
): Promise<Pick<BackupNote, 'fingerprint'> | StoredBackup> {
  await recoverFiles(folder.dataDir);
  const source = filesFolder(folder.dataDir);
  const newest = SCHEDULED_KINDS.some((scheduled) => scheduled === kind) ? await newestOf(folder) : null;
  if (newest !== null && newest.note.fingerprint === fingerprintOf(await readSource(source, progress)))
    return newest;
  await requireRoom(folder.root, await sizeOf(source));
  const written = await writeFilesZip(source, { path: draft, kind, at, progress });
  await progress.say('checking', 0, 1);
  await readSoundFiles({ path: draft, filename: 'files.zip' }, null, progress);
  await progress.say('checking', 1, 1);
  return { fingerprint: fingerprintOf(written.files) };
}

async function newestOf(folder: BackupFolder): Promise<StoredBackup | null> {
  return (await folder.list('files')).find(({ note }) => note.kind !== 'upload') ?? null;
}

async function readSource(source: string, progress: Progress): Promise<UnpackedFile[]> {
  const files: UnpackedFile[] = [];
  const paths = (await listFiles(source)).filter((path) => path !== MANIFEST_NAME);
  for (const [place, path] of paths.entries()) {
    await progress.say('checking', place, paths.length);
    const file = await open(join(source, path), 'r').catch(ignoreMissing);
    if (file === null) continue;
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const piece of piecesOf(file)) {
        hash.update(piece);
        size += piece.length;
        await progress.moved(piece.length);
      }
    } finally {
      await file.close();
    }
    files.push({ path, size, sha256: hash.digest('hex') });
  }
  return files;
}

async function sizeOf(source: string): Promise<number> {
  let bytes = 0;
  for (const path of await listFiles(source)) {
    const found = await stat(join(source, path)).catch(ignoreMissing);
    // With its place in the directory of the zip and in the manifest.
    bytes += (found?.size ?? 0) + 500;
  }
  return bytes;
}
