import type { BackupType } from '@rondo/domain/backups';
import { answerHead } from '../../lib/api/answer-head.ts';
import { answer, api } from '../../lib/api/client.ts';
import { passwordHeader } from '../../lib/api/second-password.ts';
import { sendingFile } from '../../lib/api/sending-file.ts';
import { keys } from '../../lib/queries/keys.ts';
import { type Reply, read } from '../../lib/queries/read.ts';

const listPath = '/v2/admin/backup/list';
const effectPath = '/v2/admin/backup/effect/{type}/{filename}';

export type BackupList = Reply<typeof listPath>;
export type Backup = BackupList['mysql'][number];
export type Proof = Backup['proof'];
export type Work = NonNullable<BackupList['work']>;

/** What `create` takes: one type, or both. */
export const CREATED_TYPES = ['mysql', 'files', 'all'] as const;
export type CreatedType = (typeof CREATED_TYPES)[number];

/** How often the list is asked for while something is being done with a backup, and else, in milliseconds. */
const whileWorking = 2_000;
const whileIdle = 60_000;

export const backupsQuery = read(
  keys.backups,
  listPath,
  {},
  {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.work ? whileWorking : whileIdle),
  },
);

/** What a restore of it would undo. */
export const effectQuery = ({ type, filename }: Backup) =>
  read(keys.backupEffect(type, filename), effectPath, { path: { type, filename } }, { staleTime: 0 });

/** The password is sent with each call and kept nowhere. */
const sent = ({ type, filename }: Backup, password: string) => ({
  params: { path: { type, filename } },
  headers: passwordHeader(password),
});

export const createBackup = (type: CreatedType, password: string) =>
  answer(
    api.POST('/v2/admin/backup/create/{type}', {
      params: { path: { type } },
      headers: passwordHeader(password),
    }),
  );

export const proveBackup = (backup: Backup, password: string) =>
  answer(api.POST('/v2/admin/backup/prove/{type}/{filename}', sent(backup, password)));

export const restoreBackup = (backup: Backup, password: string) =>
  answer(api.POST('/v2/admin/backup/restore/{type}/{filename}', sent(backup, password)));

export const deleteBackup = (backup: Backup, password: string) =>
  answer(api.DELETE('/v2/admin/backup/delete/{type}/{filename}', sent(backup, password)));

export const renameBackup = (backup: Backup, newName: string, password: string) =>
  answer(
    api.POST('/v2/admin/backup/rename/{type}/{filename}', { ...sent(backup, password), body: { newName } }),
  );

const downloadPath = '/v2/admin/backup/download/{type}/{filename}';

export const checkDownload = (backup: Backup, password: string) =>
  answerHead(api.HEAD(downloadPath, sent(backup, password)));

/** The bytes of the file, as they come. */
export const downloadBackup = (backup: Backup, password: string, signal: AbortSignal) =>
  answer(api.GET(downloadPath, { ...sent(backup, password), parseAs: 'stream', signal }));

export const checkUpload = (type: BackupType, password: string) =>
  answerHead(
    api.HEAD('/v2/admin/backup/upload/{type}/validate', {
      params: { path: { type } },
      headers: passwordHeader(password),
    }),
  );

export const uploadBackup = (
  type: BackupType,
  file: File,
  password: string,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
) =>
  answer(
    api.POST('/v2/admin/backup/upload/{type}', {
      params: { path: { type } },
      headers: passwordHeader(password),
      // What is sent in its place is the file itself.
      body: { backup: file.name },
      fetch: sendingFile('backup', file, onSent),
      signal,
    }),
  );
