import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { RowHeading } from '../../../ui/RowHeading.tsx';
import { MyClear } from '../../clears/index.ts';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { CreditLine } from '../parts/CreditLine.tsx';
import { LevelPicture, listedStill, veilStyle } from '../../media/index.ts';
import { LevelStateChip, levelStateOf } from '../parts/LevelState.tsx';
import { LevelLinks, StaffButtons } from './LevelLinks.tsx';
import type { LevelRowProps } from './LevelRow.tsx';
import './LevelCard.css';

export interface LevelCardProps extends Omit<LevelRowProps, 'isNarrow' | 'hasMine'> {
  isSmall: boolean;
}

/** One level on its picture. The tab with number, clears and links opens on hover and focus, on touch always. */
export const LevelCard = memo(function LevelCard({ level, legacy, best, onEdit, isSmall }: LevelCardProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <article
      className="travels level-card veiled edge-of"
      data-state={levelStateOf(level)}
      data-small={isSmall || undefined}
      style={{ ...edgeStyle(level.difficulty), ...veilStyle(level.difficulty) }}
    >
      <LevelPicture
        level={level}
        shape="card"
        still={listedStill(level.videoLink)}
        className="level-card-still absolute inset-0 -z-2 size-full"
      />
      <DifficultyBadge
        of={level.difficulty}
        legacy={legacy}
        size={isSmall ? 32 : 40}
        className="travel-badge level-card-badge"
      />
      <div className="level-card-text grid grid-cols-1 justify-items-start px-3 pt-3 pb-3.5">
        <div className="flex items-center gap-2">
          <RowHeading>
            <Link
              to="/levels/$id"
              params={{ id: level.id }}
              className="travel-title level-card-song cover ell"
            >
              <Truncated text={level.song} limit={50} />
            </Link>
          </RowHeading>
          <LevelStateChip level={level} brief />
        </div>
        <p className="ell text-muted" title={level.artist}>
          {level.artist} - <CreditLine level={level} />
        </p>
      </div>
      {best === undefined ? null : (
        <span className="level-card-best">
          <MyClear accuracy={best} />
        </span>
      )}
      <div className="level-card-tab">
        <span className="flex gap-2 pr-1.5 leading-8 tabular-nums">
          <span>#{level.id}</span>
          <span>{t('list.clearCount', { count: level.clears })}</span>
        </span>
        <span className="flex">
          <LevelLinks level={level} onlyExisting />
          <StaffButtons level={level} onEdit={onEdit} />
        </span>
      </div>
    </article>
  );
});
