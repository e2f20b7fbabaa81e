import { stat } from 'node:fs/promises';
import { ARCHIVE_LIMITS, type ArchiveLimits } from '@rondo/domain/backups';
import { admission } from './admission.ts';
import type { ArchiveEntry, ArchiveExtension } from './archive-entry.ts';
import { readTar } from './read-tar.ts';
import { readZip } from './read-zip.ts';

/**
 * Goes through an archive without unpacking more than a piece. What one reads of an entry is read before the next one
 * is asked for.
 * @throws Problem BACKUP_CONTENT with a reason, for what is no archive, a part of one, or beyond the limits
 */
export async function* readArchive(
  path: string,
  extension: ArchiveExtension,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): AsyncGenerator<ArchiveEntry> {
  const { size } = await stat(path);
  yield* (extension === '.zip' ? readZip : readTar)(path, admission(size, limits));
}
