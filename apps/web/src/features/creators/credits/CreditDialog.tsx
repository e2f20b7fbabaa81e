import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { CreditRows } from './CreditRows.tsx';
import { TeamOfLevel } from './TeamOfLevel.tsx';

/** Credits and team of one level; each is saved on its own. */
export function CreditDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const level = useQuery(
    query('levelsAudit', { search: `#${id}` }, { select: ({ results }) => results[0] ?? null }),
  );
  const [isBusy, setBusy] = useState(false);
  const [hasNewCredits, setNewCredits] = useState(false);
  const [hasNewTeam, setNewTeam] = useState(false);
  return (
    <Dialog
      title={t('credit.title')}
      subtitle={level.data ? `#${id} - ${level.data.song}` : `#${id}`}
      width="600px"
      busy={isBusy}
      dirty={hasNewCredits || hasNewTeam}
      onClose={onClose}
      footer={
        <CancelButton className="ml-auto" disabled={isBusy}>
          {t('action.close')}
        </CancelButton>
      }
    >
      {level.data ? (
        <div className="grid gap-6">
          <CreditRows level={level.data} onBusy={setBusy} onDirty={setNewCredits} />
          <TeamOfLevel level={level.data} onBusy={setBusy} onDirty={setNewTeam} />
        </div>
      ) : level.isPending ? (
        <Loading className="grid gap-3">
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Loading>
      ) : (
        <ErrorPanel
          panel={false}
          title={t('list.failed.credits')}
          message={level.error ? problemText(level.error) : t('credit.gone')}
          {...(level.error ? { onRetry: () => void level.refetch(), retrying: level.isFetching } : {})}
        />
      )}
    </Dialog>
  );
}
