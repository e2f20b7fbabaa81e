import { type BackupType, isUploadName } from '@rondo/domain/backups';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { sendingFile } from '../../../lib/api/sending-file.ts';
import { t } from '../../../lib/i18n/texts.ts';
import { keyOf } from '../../../lib/queries/key.ts';
import { toast } from '../../../ui/toast.ts';
import { isOnItsWay, type PasswordHeader, transferred, uploadKey } from './transfers.ts';

/** A file that was not taken, and why: by its size, by its ending, or as the server says. */
export interface Refusal {
  readonly name: string;
  readonly size: number;
  readonly why: 'size' | 'ending' | { readonly error: unknown };
}

/** What is known to be wrong with a file before anything is sent; null: nothing. */
export function refusalOf(type: BackupType, { name, size }: File, limit: number): Refusal | null {
  if (!isUploadName(type, name)) return { name, size, why: 'ending' };
  return size > limit ? { name, size, why: 'size' } : null;
}

/** Sends a file, whose password was looked at before; the zone shows how far it is. */
export async function upload(
  type: BackupType,
  file: File,
  headers: PasswordHeader,
  queries: QueryClient,
  onRefused: (refusal: Refusal) => void,
): Promise<void> {
  const key = uploadKey(type);
  if (isOnItsWay(key)) return;
  const { name, size } = file;
  try {
    const { filename } = await transferred(key, { name, size }, (onDone, signal) =>
      call('uploadBackup', { type }, { headers, send: sendingFile('backup', file, onDone), signal }),
    );
    toast.success(t('pages/backups:upload.done', { name: filename }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    onRefused({ name, size, why: { error } });
    toast.danger(t('pages/backups:upload.failed', { name, reason: problemText(error) }));
  } finally {
    void queries.invalidateQueries({ queryKey: keyOf('backups') });
  }
}
