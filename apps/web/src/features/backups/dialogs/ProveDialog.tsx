import { call } from '../../../lib/api/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/toast.ts';
import type { Backup, Work } from '../api.ts';
import { WorkBanner } from '../parts/WorkBanner.tsx';
import { proofWords } from '../words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useIsOwnWork } from './use-is-own-work.ts';

export interface ProveDialogProps {
  backup: Backup;
  work: Work | null;
  onClose: () => void;
}

/** Restores it beside the site and compares. */
export function ProveDialog({ backup, work, onClose }: ProveDialogProps) {
  const { t } = useTranslation('pages/backups');
  const { type, filename: name } = backup;
  const isOwn = useIsOwnWork(work, 'prove');
  return (
    <ActionDialog
      title={t('prove.title')}
      submitLabel={t('prove.submit')}
      send={(headers) => call('proveBackup', { type, filename: name }, { headers })}
      isUnderWay={isOwn}
      failed={(reason) => t('prove.failed', { name, reason })}
      onDone={({ proof }) =>
        toast[proof.state === 'proved' ? 'success' : 'warning'](
          t('prove.done', { name, words: proofWords(t, proof) }),
        )
      }
      onClose={onClose}
    >
      {work && !isOwn ? <WorkBanner work={work} /> : null}
      <p className="mono wrap-anywhere">{name}</p>
      <p className="text-muted">{t(`prove.text.${type}`)}</p>
    </ActionDialog>
  );
}
