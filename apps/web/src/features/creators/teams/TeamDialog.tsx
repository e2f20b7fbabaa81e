import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
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
        <QueryError query={team} panel={false} title={t('list.failed.teams')} />
      )}
    </Dialog>
  );
}
