import { rm, stat } from 'node:fs/promises';
import type { BackupProof } from '@rondo/contract/backups';
import { Problem } from '../../../platform/http/problem.ts';
import { readSpace } from '../../../platform/disk.ts';
import { readFiles } from '../files/read-files.ts';
import type { BackupFile, BackupFolder } from '../folder/backup-folder.ts';
import type { Progress } from '../work/progress.ts';
import { ROOM_TIMES } from './prove-database.ts';
import { timedProof } from './timed-proof.ts';

export type FilesProofParts = {
  readonly folder: BackupFolder;
  readonly clock: { now(): Date };
  /** Of the disk with the backups; read unless given. */
  readonly freeBytes?: () => Promise<number>;
};

/**
 * Proves a backup of files by unpacking it beside itself and comparing it with its manifest
 * (docs/rules/backups.md#proof). Nothing unpacked stays.
 */
export async function proveFiles(
  { folder, clock, freeBytes = async () => (await readSpace(folder.root)).freeBytes }: FilesProofParts,
  backup: Pick<BackupFile, 'path' | 'filename'>,
  progress: Progress,
): Promise<BackupProof> {
  const proof = timedProof(clock);
  const draft = folder.workDraft('files');
  try {
    const { size } = await stat(backup.path);
    if ((await freeBytes()) < ROOM_TIMES * size) return proof.skipped();
    await progress.say('comparing', 0, 1);
    const { differences } = await readFiles(backup, { folder: draft, lasting: false }, progress);
    await progress.say('comparing', 1, 1);
    return proof.showed(differences);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'BACKUP_CONTENT')) throw error;
    return proof.failed(error.extra.details ?? error.message);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
