import type { BackupType } from '@rondo/domain/backups';
import type { Backup, CreatedType } from '../api.ts';

/** What somebody wants to do or see, as the dialog that is open for it. */
export type Asked =
  | { readonly kind: 'create'; readonly type: CreatedType }
  | { readonly kind: 'upload'; readonly type: BackupType; readonly file: File }
  | { readonly kind: 'rename'; readonly backup: Backup; readonly newName: string }
  | {
      readonly kind: 'prove' | 'download' | 'restore' | 'delete' | 'differences';
      readonly backup: Backup;
    };
