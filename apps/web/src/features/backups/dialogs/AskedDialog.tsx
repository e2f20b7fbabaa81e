import type { BackupType } from '@rondo/domain/backups';
import type { Work } from '../api.ts';
import type { Renaming } from '../parts/RenameField.tsx';
import type { Refusal } from '../transfers/upload.ts';
import type { Asked } from './asked.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DifferencesDialog } from './DifferencesDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { ProveDialog } from './ProveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';

export interface AskedDialogProps {
  asked: Asked;
  /** What is being done with a backup now. */
  work: Work | null;
  onRename: (renaming: Renaming | null) => void;
  onRefused: (type: BackupType, refusal: Refusal) => void;
  onClose: () => void;
}

/** The dialog of what somebody wants to do. */
export function AskedDialog({ asked, work, onRename, onRefused, onClose }: AskedDialogProps) {
  switch (asked.kind) {
    case 'create':
      return <CreateDialog type={asked.type} work={work} onClose={onClose} />;
    case 'prove':
      return <ProveDialog backup={asked.backup} work={work} onClose={onClose} />;
    case 'restore':
      return <RestoreDialog backup={asked.backup} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog backup={asked.backup} onClose={onClose} />;
    case 'download':
      return <DownloadDialog backup={asked.backup} onClose={onClose} />;
    case 'differences':
      return <DifferencesDialog backup={asked.backup} onClose={onClose} />;
    case 'rename':
      return (
        <RenameDialog backup={asked.backup} newName={asked.newName} onRename={onRename} onClose={onClose} />
      );
    case 'upload':
      return <UploadDialog type={asked.type} file={asked.file} onRefused={onRefused} onClose={onClose} />;
  }
}
