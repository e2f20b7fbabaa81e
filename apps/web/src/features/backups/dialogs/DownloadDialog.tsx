import { formatBytes } from '@rondo/domain/format';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Backup } from '../api.ts';
import { beginDownload } from '../transfers/download.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** The password for a download; the row shows how far it is. */
export function DownloadDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('pages/backups');
  const queries = useQueryClient();
  const { filename: name, size } = backup;
  return (
    <ActionDialog
      title={t('download.title')}
      submitLabel={t('action.download')}
      send={(headers) => beginDownload(backup, headers, queries)}
      failed={(reason) => t('download.failed', { name, reason })}
      onDone={() => undefined}
      onClose={onClose}
    >
      <p className="mono wrap-anywhere">{name}</p>
      <p className="text-muted">{t('download.text', { size: formatBytes(size) })}</p>
    </ActionDialog>
  );
}
