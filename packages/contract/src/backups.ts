import { BACKUP_KINDS, BACKUP_TYPES } from '@rondo/domain/backups';
import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { time } from './shapes.ts';

export const backupType = z.enum(BACKUP_TYPES).describe('mysql is the database.');

export const PROOF_STATES = ['proved', 'differs', 'skipped', 'none'] as const;

/** What a restored copy showed that its file did not say, or that its facts do not yield. */
export const backupDifference = z.object({
  what: z
    .enum(['rows', 'checksum', 'standings', 'file', 'restore'])
    .describe(
      'rows and checksum are of a table, standings of a figure that was worked out anew, file of a file in the archive; restore: it could not be restored.',
    ),
  subject: z.string().describe('The table, the figure or the file.'),
  count: z.int().describe('How many of it differ.'),
  examples: z
    .array(z.object({ name: z.string(), stored: z.string(), found: z.string() }))
    .max(5)
    .describe('stored is what the backup says.'),
});
export type BackupDifference = z.infer<typeof backupDifference>;

export const backupProof = z.object({
  state: z.enum(PROOF_STATES),
  at: time.nullable(),
  seconds: z.number().nullable().describe('How long it took to restore it.'),
  differences: z.array(backupDifference).max(50),
  reason: z.enum(['NO_SPACE']).nullable().describe('Why it was skipped.'),
});
export type BackupProof = z.infer<typeof backupProof>;

export const backup = z
  .object({
    filename: z.string(),
    type: backupType,
    size: z.number().int().describe('Bytes'),
    created: time,
    kind: z.enum(BACKUP_KINDS),
    verified: time.nullable().describe('When its checksum and counts were read back.'),
    proof: backupProof,
    copiedAt: time.nullable().describe('When the second place got it.'),
  })
  .meta({ id: 'Backup' });
export type Backup = z.infer<typeof backup>;

export const BACKUP_STEPS = [
  'waiting',
  'checking',
  'pausing',
  'copying',
  'filling',
  'comparing',
  'standings',
  'opening',
] as const;
export type BackupStep = (typeof BACKUP_STEPS)[number];

/** How far a restore is, as everybody sees it. */
export const maintenance = z.object({
  step: z.enum(BACKUP_STEPS),
  done: z.int().describe('Tables, servers or files of this step.'),
  of: z.int(),
  since: time,
});
export type Maintenance = z.infer<typeof maintenance>;

/** What is being done with backups now, by any process or by the command. */
export const backupWork = z.object({
  what: z.enum(['create', 'prove', 'restore']),
  type: backupType,
  filename: z.string().nullable(),
  by: z.string().nullable().describe('A username; null: the schedule or the command.'),
  bySchedule: z.boolean(),
  since: time,
  step: z.enum(BACKUP_STEPS),
  done: z.int(),
  of: z.int(),
  bytes: z.number().int().describe('Written or read so far.'),
});
export type BackupWork = z.infer<typeof backupWork>;

const ofBoth = <S extends z.ZodType>(shape: S) => z.object({ mysql: shape, files: shape });

export const backupList = z.object({
  mysql: z.array(backup),
  files: z.array(backup),
  lastScheduled: ofBoth(time.nullable()).describe(
    'When the schedule last made a backup, or found nothing changed.',
  ),
  schedule: z.object({
    isOn: z.boolean(),
    next: time.nullable(),
    late: ofBoth(time.nullable()).describe('Since when a scheduled one is missing.'),
    lastTry: ofBoth(
      z
        .object({ at: time, error: z.string().nullable().describe('A code, or words of the system.') })
        .nullable(),
    ),
  }),
  copy: z.object({
    place: z.string().nullable().describe('The second place, without secrets; null: none is set.'),
    behind: z.int().describe('Backups that it has not got yet.'),
    error: z.string().nullable(),
  }),
  folder: z.object({
    problem: z
      .enum(['BACKUP_FOLDER', 'STORAGE_FULL'])
      .nullable()
      .describe('Why this process makes no backups.'),
    freeBytes: z.number().nullable(),
    totalBytes: z.number().nullable(),
  }),
  work: backupWork.nullable(),
  uploadLimit: z.int().describe('Bytes'),
});
export type BackupList = z.infer<typeof backupList>;

const call = endpointsOf('backups');
const base = '/v2/admin/backup';
/** What is no type or no name is refused by the call, with codes of its own. */
const typeParams = z.object({ type: z.string() });
const fileParams = z.object({ type: z.string(), filename: z.string() });
const success = z.object({ success: z.literal(true) });
const told = z.object({ success: z.literal(true), message: z.string() });
const passwordError = 'Invalid password';

export const backupEndpoints = {
  backups: call.get(`${base}/list`, 'S', {
    summary: 'All backups, the newest first, and what is being done with them.',
    reply: backupList,
  }),
  createBackup: call.post(`${base}/create/:type`, 'S+', {
    passwordError,
    summary: 'Makes a backup of mysql, files or all, and answers when it is read back.',
    params: typeParams,
    reply: told.extend({ backups: z.array(backup) }),
  }),
  proveBackup: call.post(`${base}/prove/:type/:filename`, 'S+', {
    passwordError,
    summary: 'Restores a backup beside the site, compares it and drops it again.',
    params: fileParams,
    reply: told.extend({ proof: backupProof }),
  }),
  backupEffect: call.get(`${base}/effect/:type/:filename`, 'S', {
    summary: 'What a restore would undo.',
    params: fileParams,
    reply: z.object({
      at: time.describe('The moment that it leads back to.'),
      passes: z.int().nullable().describe('Passes since then; null for files and archives.'),
      levels: z.int().nullable(),
      logEntries: z.int().nullable(),
    }),
  }),
  restoreBackup: call.post(`${base}/restore/:type/:filename`, 'S+', {
    passwordError,
    summary:
      'Puts a backup back, after a safety copy of now. It goes on when the caller hangs up; see GET /health.',
    params: fileParams,
    reply: told.extend({ safetyBackup: z.string() }),
  }),
  deleteBackup: call.delete(`${base}/delete/:type/:filename`, 'S+', {
    passwordError,
    summary: 'Deletes a backup.',
    params: fileParams,
    reply: success,
  }),
  renameBackup: call.post(`${base}/rename/:type/:filename`, 'S+', {
    passwordError,
    summary: 'Renames a backup; its ending stays.',
    params: fileParams,
    body: z.object({ newName: z.string().max(1000) }),
    reply: success.extend({ newName: z.string() }),
  }),
  validateBackupUpload: call.head(`${base}/upload/:type/validate`, 'S+', {
    passwordError,
    summary: 'Whether the password is right, before a file is sent.',
    params: typeParams,
    reply: null,
  }),
  uploadBackup: call.post(`${base}/upload/:type`, 'S+', {
    passwordError,
    upload: 'backup',
    summary: 'Takes a backup as the multipart field backup; nothing is restored.',
    params: typeParams,
    reply: success.extend({ filename: z.string() }),
  }),
  checkBackupDownload: call.head(`${base}/download/:type/:filename`, 'S+', {
    passwordError,
    summary: 'Whether the file is there and the password right.',
    params: fileParams,
    reply: null,
  }),
  downloadBackup: call.get(`${base}/download/:type/:filename`, 'S+', {
    passwordError,
    summary: 'The file of a backup.',
    produces: 'application/octet-stream',
    params: fileParams,
    reply: z.string(),
  }),
};
