import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type BackupExtension, type BackupType, extensionOf } from '@rondo/domain/backups';
import { transaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Viewer } from '../../platform/http/access.ts';
import { recordAction } from '../log/index.ts';
import { backupFolder } from './folder/backup-folder.ts';

type Wanted = { readonly type: BackupType; readonly filename: string };

const contentTypes: Readonly<Record<BackupExtension, string>> = {
  '.sql': 'application/sql',
  '.zip': 'application/zip',
  '.tar.gz': 'application/gzip',
};

/** What the headers say of a download. @throws Problem INVALID_FILENAME, NOT_FOUND */
export async function describeDownload(deps: Deps, { type, filename }: Wanted) {
  const { size } = await backupFolder(deps).find(type, filename);
  return { contentType: contentTypes[extensionOf(filename) ?? '.zip'], headers: headersOf(filename, size) };
}

/** The file of a backup, which must be read or destroyed. @throws Problem INVALID_FILENAME, NOT_FOUND */
export async function downloadBackup(
  deps: Deps,
  { type, filename }: Wanted,
  viewer: Pick<Viewer, 'id'>,
): Promise<{ stream: Readable; contentType: string; headers: Record<string, string | number> }> {
  const { contentType } = await describeDownload(deps, { type, filename });
  const file = await open(backupFolder(deps).pathOf(type, filename), 'r');
  try {
    const { size } = await file.stat();
    await transaction(deps.db, (trx) =>
      recordAction(trx, {
        actorId: viewer.id,
        action: 'backup.download',
        subject: { id: null, title: filename },
        after: { type, filename, size },
      }),
    );
    // Not more than was promised, should it grow.
    const stream = file.createReadStream({ start: 0, end: Math.max(0, size - 1), highWaterMark: 256 * 1024 });
    return { stream, contentType, headers: headersOf(filename, size) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A name of a backup needs no quoting. */
const headersOf = (filename: string, size: number) => ({
  'content-length': size,
  'content-disposition': `attachment; filename="${filename}"`,
});
