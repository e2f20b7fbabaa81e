import { formatCount } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { RankMoves } from '../edit/RankMoves.tsx';
import { changeEffectQuery } from './history-api.ts';

export interface EffectOfChangeProps {
  levelId: number;
  changeId: number;
  onClose: () => void;
}

/** What one change of a level did to passes and standings when it was made. */
export function EffectOfChange({ levelId, changeId, onClose }: EffectOfChangeProps) {
  const { t } = useTranslation('pages/level-history');
  const { data: effect, error, isFetching, refetch } = useQuery(changeEffectQuery(levelId, changeId));
  return (
    <Dialog title={t('effect.title')} width="36rem" onClose={onClose}>
      {effect ? (
        <div className="grid gap-4">
          <p>
            {t('effect.passes', { count: effect.rescoredPasses, shown: formatCount(effect.rescoredPasses) })}
          </p>
          {effect.players.length > 0 ? (
            <RankMoves caption={t('effect.players')} players={effect.players} />
          ) : (
            <p>{t('effect.nobody')}</p>
          )}
        </div>
      ) : error === null ? (
        <Loading className="grid gap-3">
          <Skeleton height={24} />
          <Skeleton height={160} />
        </Loading>
      ) : isProblem(error) && error.status === 404 ? (
        <EmptyState panel={false} title={t('effect.unknown')} />
      ) : (
        <ErrorPanel
          panel={false}
          message={problemText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
