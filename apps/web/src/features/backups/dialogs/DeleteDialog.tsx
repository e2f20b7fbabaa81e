import { formatBytes } from '@rondo/domain/format';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast.ts';
import type { Backup } from '../api.ts';
import { dateText } from '../moment.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** The end of a backup. */
export function DeleteDialog({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('pages/backups');
  const { type, filename: name, created, size } = backup;
  return (
    <ActionDialog
      title={t('delete.title')}
      tone="danger"
      submitLabel={t('action.delete')}
      send={(headers) => call('deleteBackup', { type, filename: name }, { headers })}
      failed={(reason) => t('delete.failed', { name, reason })}
      onDone={() => toast.success(t('delete.done', { name }))}
      onClose={onClose}
    >
      <p className="mono wrap-anywhere">{name}</p>
      <p className="text-muted">{t('delete.text', { at: dateText(created), size: formatBytes(size) })}</p>
    </ActionDialog>
  );
}
