import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import {
  type BackupExtension,
  type BackupType,
  extensionOf,
  UPLOAD_EXTENSIONS,
  uploadName,
} from '@rondo/domain/backups';
import type { FastifyRequest } from 'fastify';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { Viewer } from '../../../platform/http/access.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { recordAction } from '../../log/index.ts';
import { requireOneDump } from '../archive/open-sql.ts';
import { enqueueCopy } from '../copy/copy-job.ts';
import { DUMP_SIGNATURE } from '../dump/dump-header.ts';
import { type BackupFolder, backupFolder, type StoredBackup } from '../folder/backup-folder.ts';
import { requireRoom } from '../folder/room.ts';
import { UPLOAD_LIMIT } from '../list-backups.ts';
import { type SentFile, takeOnlyFile } from './multipart-file.ts';

/** What a form has around its file. */
const FORM_BYTES = 64 * 1024;

/**
 * Takes a backup that is uploaded as the form field `backup` (docs/rules/backups.md#upload). It is written while it
 * comes and appears when it is whole; nothing of it stays otherwise.
 * @throws Problem FILE_TYPE, FILE_TOO_LARGE, VALIDATION_FAILED, STORAGE_FULL, BACKUP_FOLDER
 */
export async function uploadBackup(
  deps: Deps,
  type: BackupType,
  request: FastifyRequest,
  viewer: Pick<Viewer, 'id'>,
): Promise<StoredBackup> {
  const folder = backupFolder(deps);
  await folder.prove();
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > UPLOAD_LIMIT + FORM_BYTES) throw new Problem('FILE_TOO_LARGE');
  await requireRoom(folder.root, announced);
  const draft = folder.draft(type);
  try {
    const extension = await takeOnlyFile(request, 'backup', (file) => writeDraft(type, file, draft));
    if (type === 'mysql' && extension !== '.sql') await lookInside(draft, extension);
    return await keepDraft(deps, folder, { type, draft, extension }, viewer);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new Problem('STORAGE_FULL') : error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function keepDraft(
  { config, db, clock, jobs }: Deps,
  folder: BackupFolder,
  { type, draft, extension }: { type: BackupType; draft: string; extension: BackupExtension },
  viewer: Pick<Viewer, 'id'>,
): Promise<StoredBackup> {
  const at = clock.now();
  const { size } = await stat(draft);
  // Two at the same moment have two names.
  for (let later = 0; ; later += 1) {
    const filename = uploadName(type, new Date(at.getTime() + later), extension);
    try {
      return await transaction(db, async (trx) => {
        await recordAction(trx, {
          actorId: viewer.id,
          action: 'backup.upload',
          subject: { id: null, title: filename },
          after: { type, filename, size },
        });
        await enqueueCopy({ config, jobs }, trx, { type, filename });
        // What fails here undoes the rows.
        return folder.keep(draft, type, filename, { kind: 'upload', created: at.toISOString() });
      });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'NAME_TAKEN')) throw error;
    }
  }
}

const wrongType = (details: string, reason?: string) =>
  new Problem('FILE_TYPE', { details, ...(reason === undefined ? {} : { reason }) });

async function writeDraft(type: BackupType, file: SentFile, draft: string): Promise<BackupExtension> {
  const extension = extensionOf(file.filename);
  if (extension === null || !UPLOAD_EXTENSIONS[type].includes(extension))
    throw wrongType(`The name of the file must end in ${UPLOAD_EXTENSIONS[type].join(' or ')}.`);
  const target = await open(draft, 'wx', 0o600);
  try {
    await writeBytes(file.bytes, target, extension);
    await target.sync();
    return extension;
  } finally {
    await target.close();
  }
}

async function writeBytes(
  bytes: SentFile['bytes'],
  target: FileHandle,
  extension: BackupExtension,
): Promise<void> {
  let start = Buffer.alloc(0);
  let size = 0;
  for await (const piece of bytes) {
    if (start.length < DUMP_SIGNATURE.length) {
      start = Buffer.concat([start, piece.subarray(0, DUMP_SIGNATURE.length)]);
      if (start.length >= DUMP_SIGNATURE.length) requireSignature(extension, start);
    }
    size += piece.length;
    if (size > UPLOAD_LIMIT) throw new Problem('FILE_TOO_LARGE');
    await target.writeFile(piece);
  }
  requireSignature(extension, start);
}

const shown: Readonly<Record<BackupExtension, string>> = {
  '.sql': 'a backup that this site made',
  '.zip': 'a zip file',
  '.tar.gz': 'a tar.gz file',
};

const signatures: Readonly<Record<BackupExtension, readonly Buffer[]>> = {
  '.sql': [Buffer.from(DUMP_SIGNATURE)],
  // The second one is that of a zip without files.
  '.zip': [Buffer.from('PK\x03\x04'), Buffer.from('PK\x05\x06')],
  '.tar.gz': [Buffer.from([0x1f, 0x8b, 0x08])],
};

/** @throws Problem FILE_TYPE */
function requireSignature(extension: BackupExtension, start: Buffer): void {
  const isKnown = signatures[extension].some((known) => start.subarray(0, known.length).equals(known));
  if (!isKnown) throw wrongType(`The file does not begin like ${shown[extension]}.`);
}

async function lookInside(path: string, extension: Exclude<BackupExtension, '.sql'>): Promise<void> {
  try {
    await requireOneDump({ path, extension });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw wrongType(error.extra.details ?? error.message, error.extra.reason);
  }
}
