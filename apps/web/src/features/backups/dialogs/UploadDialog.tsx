import type { BackupType } from '@rondo/domain/backups';
import { formatBytes } from '@rondo/domain/format';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type Refusal, upload } from '../transfers/upload.ts';
import { ActionDialog } from './ActionDialog.tsx';

export interface UploadDialogProps {
  type: BackupType;
  file: File;
  onRefused: (type: BackupType, refusal: Refusal) => void;
  onClose: () => void;
}

/** The password for an upload, looked at before the file is sent; the zone shows how far it is. */
export function UploadDialog({ type, file, onRefused, onClose }: UploadDialogProps) {
  const { t } = useTranslation('pages/backups');
  const queries = useQueryClient();
  const { name, size } = file;
  return (
    <ActionDialog
      title={t(`upload.title.${type}`)}
      submitLabel={t('upload.submit')}
      send={async (headers) => {
        await call('validateBackupUpload', { type }, { headers });
        void upload(type, file, headers, queries, (refusal) => onRefused(type, refusal));
      }}
      failed={(reason) => t('upload.failed', { name, reason })}
      onDone={() => undefined}
      onClose={onClose}
    >
      <p className="mono wrap-anywhere">{name}</p>
      <p className="text-muted">{t('upload.text', { size: formatBytes(size) })}</p>
    </ActionDialog>
  );
}
