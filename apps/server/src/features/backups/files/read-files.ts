import type { BackupDifference } from '@rondo/contract/backups';
import { extensionOf } from '@rondo/domain/backups';
import { quoted, refusedArchive } from '../archive/admission.ts';
import { type UnpackedFile, type UnpackTarget, unpack } from '../archive/unpack.ts';
import type { Progress } from '../work/progress.ts';
import { differencesFrom, MANIFEST_NAME, type Manifest, readManifest } from './manifest.ts';

export type ReadFiles = {
  readonly files: readonly UnpackedFile[];
  /** null: the archive was packed elsewhere and says nothing of what it must hold. */
  readonly manifest: Manifest | null;
  readonly differences: readonly BackupDifference[];
};

/**
 * Reads a backup of files to its end, unpacks it where `into` is given, and compares it with
 * its manifest.
 * @throws Problem BACKUP_CONTENT for what is no whole archive within the limits, or holds nothing
 */
export async function readFiles(
  backup: { readonly path: string; readonly filename: string },
  into: UnpackTarget | null,
  progress: Progress,
): Promise<ReadFiles> {
  const extension = extensionOf(backup.filename);
  if (extension !== '.zip' && extension !== '.tar.gz')
    throw refusedArchive('FORMAT', 'A backup of files is a zip or tar.gz file.');
  const { files, kept } = await unpack(
    { path: backup.path, extension },
    { into, kept: MANIFEST_NAME },
    progress,
  );
  const manifest = kept === null ? null : readManifest(kept);
  if (manifest === null && files.length === 0) throw refusedArchive('EMPTY', 'It holds no file.');
  return { files, manifest, differences: manifest === null ? [] : differencesFrom(manifest, files) };
}

/** The same, where nothing may differ. @throws Problem BACKUP_CONTENT */
export async function readSoundFiles(
  backup: { readonly path: string; readonly filename: string },
  into: UnpackTarget | null,
  progress: Progress,
): Promise<ReadFiles> {
  const read = await readFiles(backup, into, progress);
  const [first] = read.differences;
  if (first === undefined) return read;
  throw refusedArchive(
    'CHECKSUM',
    `${read.differences.length} of its files differ from what it says of them, such as ${quoted(first.subject)}.`,
  );
}
