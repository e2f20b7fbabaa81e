import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryError } from '../../../ui/QueryError.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EffectFigures } from '../edit/EffectFigures.tsx';

/** What was recorded never changes. */
const never = { staleTime: Number.POSITIVE_INFINITY };

export interface EffectOfChangeProps {
  levelId: number;
  changeId: number;
  onClose: () => void;
}

/** What one change of a level did to passes and standings when it was made. */
export function EffectOfChange({ levelId, changeId, onClose }: EffectOfChangeProps) {
  const { t } = useTranslation('pages/level-history');
  const effect = useQuery(query('changeEffect', { id: levelId, changeId }, never));
  return (
    <Dialog title={t('effect.title')} width="36rem" onClose={onClose}>
      {effect.data ? (
        <EffectFigures effect={effect.data} texts="pages/level-history" />
      ) : effect.isPending ? (
        <Loading className="grid gap-3">
          <Skeleton height={24} />
          <Skeleton height={160} />
        </Loading>
      ) : (
        <QueryError panel={false} query={effect} />
      )}
    </Dialog>
  );
}
