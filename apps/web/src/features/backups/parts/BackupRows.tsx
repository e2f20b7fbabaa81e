import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Backup, Work } from '../api.ts';
import type { Asked } from '../dialogs/asked.ts';
import { BackupRow } from './BackupRow.tsx';
import type { Renaming } from './RenameField.tsx';

export interface BackupRowsProps {
  label: string;
  backups: readonly Backup[];
  work: Work | null;
  renaming: Renaming | null;
  onAsk: (asked: Asked) => void;
  onRename: (renaming: Renaming | null) => void;
}

/** More rows than the schedule alone makes. */
const many = 100;

/** The backups of one type under the heads of their columns. */
export function BackupRows({ label, backups, work, renaming, onAsk, onRename }: BackupRowsProps) {
  const { t } = useTranslation('pages/backups');
  return (
    <>
      <div className="backup-head" aria-hidden="true">
        <span>{t('term.name')}</span>
        <span>{t('column.kind')}</span>
        <span className="text-right">{t('column.size')}</span>
        <span>{t('column.made')}</span>
        <span>{t('column.proof')}</span>
        <span />
      </div>
      <ul aria-label={label} data-long={backups.length > many || undefined}>
        {backups.map((backup) => (
          <BackupRow
            key={backup.filename}
            backup={backup}
            work={isWorkOn(work, backup) ? work : null}
            renaming={renaming && isSame(renaming.backup, backup) ? renaming : null}
            onAsk={onAsk}
            onRename={onRename}
          />
        ))}
      </ul>
    </>
  );
}

const isSame = (one: Backup, other: Backup) => one.type === other.type && one.filename === other.filename;

/** Whether that work is done with that backup. */
export const isWorkOn = (work: Work | null, { type, filename }: Backup): boolean =>
  work !== null && work.type === type && work.filename === filename;
