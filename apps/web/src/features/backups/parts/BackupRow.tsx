import { formatBytes, sizeOf } from '@rondo/domain/format';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip, type ChipProps } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import {
  CheckIcon,
  CloseIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  HistoryIcon,
  MoreIcon,
  TrashIcon,
} from '../../../ui/icons.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import type { Backup, Work } from '../api.ts';
import type { Asked } from '../dialogs/asked.ts';
import { dateText } from '../moment.ts';
import { percentWords, restWords } from '../transfers/words.ts';
import { downloadKey, useTransfer } from '../transfers/transfers.ts';
import { ProofCell, Working } from './ProofCell.tsx';
import { RenameField, type Renaming } from './RenameField.tsx';
import './BackupRow.css';

export interface BackupRowProps {
  backup: Backup;
  work: Work | null;
  /** Its name is being changed. */
  renaming: Renaming | null;
  onAsk: (asked: Asked) => void;
  onRename: (renaming: Renaming | null) => void;
}

const looks: Record<Backup['kind'], Pick<ChipProps, 'tone' | 'shape'>> = {
  manual: { tone: 'info' },
  upload: { tone: 'info' },
  prerestore: { tone: 'warning' },
  hourly: { shape: 'outline' },
  daily: {},
  weekly: {},
  monthly: {},
};

/** One backup: what it is, what its proof found, and what can be done with it. */
export const BackupRow = memo(function BackupRow(props: BackupRowProps) {
  const { backup, work, renaming, onAsk, onRename } = props;
  const { t } = useTranslation('pages/backups');
  const { filename, kind, created, copiedAt } = backup;
  const { amount, unit } = sizeOf(backup.size);
  const transfer = useTransfer(downloadKey(backup.type, filename));
  return (
    <li className="backup-row" tabIndex={-1} data-backup={filename}>
      {renaming ? (
        <RenameField
          renaming={renaming}
          onSave={(newName) => onAsk({ kind: 'rename', backup, newName })}
          onKeep={() => onRename(null)}
        />
      ) : (
        <span className="backup-name" title={filename}>
          <bdi dir="ltr">{filename}</bdi>
        </span>
      )}
      <span className="backup-kind">
        <Chip {...looks[kind]}>{t(`kind.${kind}`)}</Chip>
      </span>
      <span className="backup-size num" title={formatBytes(backup.size)}>
        {amount} <span className="unit">{unit}</span>
      </span>
      <span className="backup-made">
        <span className="num">{dateText(created)}</span>
        <small>
          <TimeAgo at={created} />
          {copiedAt === null ? null : (
            <span title={t('row.copied', { at: dateText(copiedAt) })}>
              <Icon of={CopyIcon} size={12} />
              <span className="sr-only">{t('row.copied', { at: dateText(copiedAt) })}</span>
            </span>
          )}
        </small>
      </span>
      {transfer ? (
        <Working
          label={t('download.under', { percent: percentWords(transfer) })}
          done={transfer.done}
          of={transfer.size}
          note={restWords(t, transfer)}
        />
      ) : (
        <ProofCell backup={backup} work={work} onDifferences={() => onAsk({ kind: 'differences', backup })} />
      )}
      <span className="backup-actions">
        {transfer ? (
          <IconButton icon={CloseIcon} label={t('download.stop')} size="small" onClick={transfer.stop} />
        ) : (
          <IconButton
            icon={DownloadIcon}
            label={t('action.download')}
            size="small"
            onClick={() => onAsk({ kind: 'download', backup })}
          />
        )}
        <IconButton
          icon={HistoryIcon}
          label={t('action.restore')}
          size="small"
          onClick={() => onAsk({ kind: 'restore', backup })}
        />
        <MenuButton
          icon={MoreIcon}
          label={t('row.more')}
          className="icon-btn-small"
          groups={[
            {
              entries: [
                { id: 'prove', label: t('row.prove'), icon: CheckIcon },
                { id: 'rename', label: t('row.rename'), icon: EditIcon },
                { id: 'delete', label: t('action.delete'), icon: TrashIcon, tone: 'danger' },
              ],
            },
          ]}
          onChoose={(id) => {
            if (id === 'rename') onRename({ backup, refusal: null });
            else onAsk({ kind: id as 'prove' | 'delete', backup });
          }}
        />
      </span>
    </li>
  );
});
