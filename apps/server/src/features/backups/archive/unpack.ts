import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Progress } from '../work/progress.ts';
import { refusedArchive } from './admission.ts';
import type { ArchiveExtension } from './archive-entry.ts';
import { readArchive } from './read-archive.ts';

/** A file as it came out of an archive. */
export type UnpackedFile = { readonly path: string; readonly size: number; readonly sha256: string };

/** Where an archive is unpacked to: a new folder, and whether its files must outlive a failure of the power. */
export type UnpackTarget = { readonly folder: string; readonly lasting: boolean };

/** Bytes that stand in memory. */
const KEPT_LIMIT = 32 * 1024 * 1024;

/**
 * Reads a whole archive, and writes its files below `into` where that is given; only this user may read them.
 * @returns the files, by path, and the bytes of the one named `kept`, if it is there; that one is not written
 * @throws Problem BACKUP_CONTENT; then something may lie in the folder
 */
export async function unpack(
  archive: { readonly path: string; readonly extension: ArchiveExtension },
  { into, kept }: { readonly into: UnpackTarget | null; readonly kept: string },
  progress: Progress,
): Promise<{ readonly files: readonly UnpackedFile[]; readonly kept: Buffer | null }> {
  const files: UnpackedFile[] = [];
  const keptPieces: Buffer[] = [];
  let isKept = false;
  if (into !== null) await mkdir(into.folder, { mode: 0o700 });
  for await (const { path, isFolder, bytes } of readArchive(archive.path, archive.extension)) {
    if (path === kept && !isFolder) {
      isKept = true;
      let size = 0;
      for await (const piece of bytes()) {
        size += piece.length;
        if (size > KEPT_LIMIT) throw refusedArchive('SIZE', `Its ${kept} is too large.`);
        keptPieces.push(piece);
      }
      continue;
    }
    const target = into === null ? null : join(into.folder, path);
    if (target !== null) await mkdir(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (!isFolder) files.push({ path, ...(await take(bytes(), target, into?.lasting ?? false, progress)) });
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, kept: isKept ? Buffer.concat(keptPieces) : null };
}

async function take(
  bytes: AsyncIterable<Buffer>,
  target: string | null,
  lasting: boolean,
  progress: Progress,
) {
  const hash = createHash('sha256');
  const file = target === null ? null : await open(target, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      await file?.writeFile(piece);
      await progress.moved(piece.length);
    }
    if (lasting) await file?.sync();
  } finally {
    await file?.close();
  }
  return { size, sha256: hash.digest('hex') };
}
