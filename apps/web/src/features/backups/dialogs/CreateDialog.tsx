import { formatBytes } from '@rondo/domain/format';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { toast } from '../../../ui/toast.ts';
import { CREATED_TYPES, type CreatedType, type Work } from '../api.ts';
import { WorkBanner } from '../parts/WorkBanner.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { useIsOwnWork } from './use-is-own-work.ts';

export interface CreateDialogProps {
  type: CreatedType;
  work: Work | null;
  onClose: () => void;
}

/** What is backed up now. */
export function CreateDialog({ type: first, work, onClose }: CreateDialogProps) {
  const { t } = useTranslation('pages/backups');
  const [type, setType] = useState(first);
  const isOwn = useIsOwnWork(work, 'create');
  return (
    <ActionDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      send={(headers) => call('createBackup', { type }, { headers })}
      isUnderWay={isOwn}
      failed={(reason) => t('create.failed', { reason })}
      onDone={({ backups }) =>
        toast.success(
          t(`create.done.${type}`, { size: formatBytes(backups.reduce((sum, { size }) => sum + size, 0)) }),
        )
      }
      onClose={onClose}
    >
      {work && !isOwn ? <WorkBanner work={work} /> : null}
      <SegmentedControl
        label={t('create.what')}
        segments={CREATED_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        onChange={setType}
        className="justify-self-start"
      />
    </ActionDialog>
  );
}
