import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast.ts';
import type { Backup } from '../api.ts';
import type { Renaming } from '../parts/RenameField.tsx';
import { ActionDialog } from './ActionDialog.tsx';

export interface RenameDialogProps {
  backup: Backup;
  newName: string;
  /** null: it has its new name. */
  onRename: (renaming: Renaming | null) => void;
  onClose: () => void;
}

/** The password for a new name that was typed in the row; what is wrong with the name is told there. */
export function RenameDialog({ backup, newName, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('pages/backups');
  const { type, filename: name } = backup;
  return (
    <ActionDialog
      title={t('rename.title')}
      submitLabel={t('rename.submit')}
      send={(headers) => call('renameBackup', { type, filename: name, body: { newName } }, { headers })}
      failed={(reason) => t('rename.failed', { name, reason })}
      onError={(error) => {
        if (!isProblem(error) || !['NAME_TAKEN', 'INVALID_FILENAME'].includes(error.code)) return false;
        onRename({ backup, refusal: error.code });
        return true;
      }}
      onDone={(reply) => {
        onRename(null);
        toast.success(t('rename.done', { name: reply.newName }));
      }}
      onClose={onClose}
    >
      <p className="mono wrap-anywhere">
        <s className="text-faint">{name}</s>
        <br />
        {newName}
      </p>
    </ActionDialog>
  );
}
