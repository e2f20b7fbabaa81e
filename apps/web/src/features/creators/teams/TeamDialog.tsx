import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { teamQuery } from '../api.ts';
import { TeamForm } from './TeamForm.tsx';

/** A team that there is. */
export function TeamDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const team = useQuery(teamQuery(id));
  if (team.data) return <TeamForm team={team.data} onClose={onClose} />;
  return (
    <Dialog title={t('team.editTitle')} subtitle={`#${id}`} width="600px" onClose={onClose}>
      {team.isPending ? (
        <Loading className="grid gap-3">
          <Skeleton height={44} />
          <Skeleton height={120} />
        </Loading>
      ) : (
        <ErrorPanel
          panel={false}
          title={t('list.failed.teams')}
          message={problemText(team.error)}
          retrying={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      )}
    </Dialog>
  );
}

export function NewTeamDialog({ onClose }: { onClose: () => void }) {
  return <TeamForm team={null} onClose={onClose} />;
}
