import { formatCount } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RowHeading } from '../../../ui/RowHeading.tsx';
import { MyClear } from '../../clears/index.ts';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { CreditLine } from '../parts/CreditLine.tsx';
import { LevelStateChip, levelStateOf } from '../parts/LevelState.tsx';
import { StaffButtons } from './LevelLinks.tsx';
import type { LevelRowProps } from './LevelRow.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import './CompactLevelRow.css';

/** One level on one line of 40 px, for scanning. */
export const CompactLevelRow = memo(function CompactLevelRow({
  level,
  legacy,
  hasMine,
  best,
  isNarrow,
  onEdit,
}: LevelRowProps) {
  const { t } = useTranslation('pages/levels');
  return (
    <article
      className="travels level-line edge-of"
      data-state={levelStateOf(level)}
      data-editable={onEdit ? '' : undefined}
      data-mine={hasMine ? '' : undefined}
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} legacy={legacy} size={28} className="travel-badge" />
      {isNarrow ? null : <span className="text-faint tabular-nums">#{level.id}</span>}
      <div className="flex min-w-0 items-center gap-2">
        <RowHeading>
          <Link
            to="/levels/$id"
            params={{ id: level.id }}
            className="travel-title level-line-song cover ell font-semibold"
            title={level.song}
          >
            <PersonText of={level.song} />
          </Link>
        </RowHeading>
        <LevelStateChip level={level} brief />
      </div>
      {isNarrow ? null : (
        <span className="level-line-by">
          <span className="ell text-muted" title={level.artist}>
            <PersonText of={level.artist} />
          </span>
          <CreditLine level={level} className="level-line-credits text-faint" />
        </span>
      )}
      {hasMine ? (
        <span className="num">{best === undefined ? null : <MyClear accuracy={best} />}</span>
      ) : null}
      <span className="num">
        <HiddenLabel of={t('list.base')} />
        <BaseScore level={level} />
      </span>
      {isNarrow ? null : (
        <span className="num text-muted">
          <HiddenLabel of={t('list.clears')} />
          {formatCount(level.clears)}
        </span>
      )}
      {onEdit ? (
        <span className="flex">
          <StaffButtons level={level} onEdit={onEdit} />
        </span>
      ) : null}
    </article>
  );
});
