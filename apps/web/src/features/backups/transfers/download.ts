import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { t } from '../../../lib/i18n/texts.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { choosePlace, type FilePlace, saveStream } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import type { Backup } from '../api.ts';
import { downloadKey, isOnItsWay, type PasswordHeader, transferred } from './transfers.ts';

/**
 * Looks whether the password is right and the file there, asks where it is to be saved, and begins to load it. The row
 * shows how far it is.
 * @throws AbortError when no place is chosen; the refusal
 */
export async function beginDownload(
  backup: Backup,
  headers: PasswordHeader,
  queries: QueryClient,
): Promise<void> {
  const { type, filename } = backup;
  await call('checkBackupDownload', { type, filename }, { headers });
  const place = await choosePlace(filename);
  void load(backup, headers, place, queries);
}

async function load(
  backup: Backup,
  headers: PasswordHeader,
  place: FilePlace,
  queries: QueryClient,
): Promise<void> {
  const { type, filename: name, size } = backup;
  const key = downloadKey(type, name);
  if (isOnItsWay(key)) return;
  try {
    await transferred(key, { name, size }, async (onDone, signal) => {
      const stream = await call('downloadBackup', { type, filename: name }, { headers, signal });
      await saveStream(stream, place, size, onDone, signal);
    });
    toast.success(t('pages/backups:download.done', { name }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.danger(t('pages/backups:download.failed', { name, reason: problemText(error) }));
    if (isProblem(error)) void queries.invalidateQueries({ queryKey: keyOf('backups') });
  }
}
