import { BACKUP_TYPES, type BackupType } from '@rondo/domain/backups';
import { formatBytes, formatCount } from '@rondo/domain/format';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { codeText } from '../../../lib/api/code-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { BackupList } from '../api.ts';
import { nearText, secondsSince } from '../moment.ts';
import { durationWords, tryWords } from '../words.ts';
import './Warnings.css';

export interface WarningsProps {
  list: BackupList;
  onTry: (type: BackupType) => void;
}

/** What stands between the site and its last hour: no folder, a backup that is late, no second place. */
export function Warnings({ list, onTry }: WarningsProps) {
  const { t } = useTranslation(['pages/backups', 'errors']);
  const { folder, copy, schedule } = list;
  return (
    <div className="backup-warnings grid gap-2">
      {folder.problem === null ? null : (
        <Banner tone="danger" role="status" title={t(`folder.${folder.problem}`)}>
          <Line>{folderWords(t, folder)}</Line>
        </Banner>
      )}
      {BACKUP_TYPES.map((type) =>
        schedule.late[type] === null ? null : (
          <Late key={type} type={type} since={schedule.late[type]} list={list} onTry={() => onTry(type)} />
        ),
      )}
      {copy.place === null && schedule.isOn ? (
        <Banner tone="warning" role="status" title={t('copy.none')}>
          <Line>{t('copy.noneText')}</Line>
        </Banner>
      ) : null}
      {copy.place !== null && copy.behind > 0 ? (
        <Banner
          tone="warning"
          role="status"
          title={t('copy.behind', { count: copy.behind, shown: formatCount(copy.behind) })}
        >
          <Line>
            {copy.error === null
              ? t('copy.place', { place: copy.place })
              : t('copy.error', { place: copy.place, error: codeText(copy.error) ?? copy.error })}
          </Line>
        </Banner>
      ) : null}
    </div>
  );
}

interface LateProps {
  type: BackupType;
  since: string;
  list: BackupList;
  onTry: () => void;
}

function Late({ type, since, list, onTry }: LateProps) {
  const { t } = useTranslation('pages/backups');
  const { schedule, folder } = list;
  const last = schedule.lastTry[type];
  const other = type === 'mysql' ? 'files' : 'mysql';
  return (
    <Banner
      tone="warning"
      role="status"
      title={t(`late.${type}`, { time: durationWords(t, secondsSince(since)) })}
      actions={
        <Button size="small" onClick={onTry}>
          {t('late.try')}
        </Button>
      }
    >
      <Line>
        {last === null
          ? t('late.noTry')
          : last.error === null
            ? t('late.lastTry', { at: nearText(last.at) })
            : t('late.failedTry', { at: nearText(last.at), reason: tryWords(t, last.error, folder) })}{' '}
        {schedule.late[other] === null ? t(`late.other.${other}`) : null}
      </Line>
    </Banner>
  );
}

function folderWords(
  t: TFunction<'pages/backups'>,
  { problem, freeBytes, totalBytes }: BackupList['folder'],
): string {
  if (problem === 'STORAGE_FULL' && freeBytes !== null && totalBytes !== null)
    return t('folder.room', { free: formatBytes(freeBytes), total: formatBytes(totalBytes) });
  return t(problem === 'STORAGE_FULL' ? 'folder.full' : 'folder.mend');
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>;
}
