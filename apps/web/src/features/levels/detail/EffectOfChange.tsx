import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EffectFigures } from '../edit/EffectFigures.tsx';
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
        <EffectFigures
          effect={effect}
          passes={(count) => t('effect.passes', count)}
          nobody={t('effect.nobody')}
          players={t('effect.players')}
        />
      ) : error === null ? (
        <Loading className="grid gap-3">
          <Skeleton height={24} />
          <Skeleton height={160} />
        </Loading>
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
