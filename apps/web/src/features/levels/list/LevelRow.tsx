import { formatCount } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataRow } from '../../../ui/DataRow.tsx';
import { Truncated } from '../../../ui/Truncated.tsx';
import { RowHeading } from '../../../ui/RowHeading.tsx';
import { MyClear } from '../../clears/index.ts';
import { BaseScore, DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { LevelListItem } from '../api.ts';
import { CreditLine } from '../parts/CreditLine.tsx';
import { LevelStateChip, levelStateOf } from '../parts/LevelState.tsx';
import { LevelLinks, StaffButtons } from './LevelLinks.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import './LevelRow.css';

export interface LevelRowProps {
  level: LevelListItem;
  legacy: boolean;
  /** Whether what the viewer has cleared is shown, and with which accuracy this level. */
  hasMine: boolean;
  best: number | undefined;
  /** Draws only what a phone has room for. */
  isNarrow: boolean;
  /** Given, the level has an edit button. */
  onEdit?: ((id: number) => void) | undefined;
}

const tints = {
  deleted: 'var(--tint-deleted)',
  hidden: 'var(--tint-hidden)',
  rate: 'var(--tint-rate)',
  normal: undefined,
};
const gone = { deleted: 'struck', hidden: 'muted', rate: undefined, normal: undefined } as const;

/** One level, 72 px high. The song is the link and its hit area covers the row. */
export const LevelRow = memo(function LevelRow(props: LevelRowProps) {
  const { level, legacy, hasMine, best, isNarrow, onEdit } = props;
  const { t } = useTranslation('pages/levels');
  const state = levelStateOf(level);
  return (
    <DataRow
      className="travels level-columns level-row edge-of edge-wash"
      tint={tints[state]}
      gone={gone[state]}
      data-editable={onEdit ? '' : undefined}
      data-mine={hasMine ? '' : undefined}
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} legacy={legacy} className="travel-badge data-row-mark" />
      <div className="data-row-text">
        <div className="data-row-sub ell">
          <span className="tabular-nums">#{level.id}</span> -{' '}
          <span className="text-muted">
            <PersonText of={level.artist} />
          </span>
          <RerateNote level={level} />
        </div>
        {isNarrow ? null : (
          <CreditLine level={level} className="level-row-credits data-row-aside text-muted" />
        )}
        <div className="data-row-name">
          <RowHeading>
            <Link
              to="/levels/$id"
              params={{ id: level.id }}
              className="travel-title data-row-title cover ell"
            >
              <Truncated text={level.song} limit={50} />
            </Link>
          </RowHeading>
          <LevelStateChip level={level} />
        </div>
        {isNarrow ? (
          <div className="level-row-more">
            <CreditLine level={level} />
            <span>
              {' · '}
              {t('list.clearCount', { count: level.clears })}
              {level.baseScore || level.difficulty.baseScore ? (
                <>
                  {' · '}
                  <BaseScore level={level} />
                </>
              ) : null}
            </span>
          </div>
        ) : null}
      </div>
      {hasMine ? <div className="num">{best === undefined ? null : <MyClear accuracy={best} />}</div> : null}
      {isNarrow ? null : (
        <>
          <div className="num font-medium">
            <HiddenLabel of={t('list.base')} />
            <BaseScore level={level} />
          </div>
          <div className="num text-muted" title={t('list.clears')}>
            <HiddenLabel of={t('list.clears')} />
            {formatCount(level.clears)}
          </div>
        </>
      )}
      {isNarrow && !onEdit ? null : (
        <div className="level-row-links relative flex">
          {isNarrow ? null : <LevelLinks level={level} />}
          <StaffButtons level={level} onEdit={onEdit} />
        </div>
      )}
    </DataRow>
  );
});

const isVoteNumber = /^vote/i;

interface RerateOf {
  toRate: boolean;
  rerateNum: string;
  rerateReason: string;
}

/** Number and reason of a level that is being rated again; a number that starts with "vote" is shown as a word. */
function RerateNote({ level }: { level: RerateOf }) {
  const { t } = useTranslation('pages/levels');
  if (!level.toRate || (level.rerateNum === '' && level.rerateReason === '')) return null;
  const words = [
    isVoteNumber.test(level.rerateNum)
      ? t('joined.aside', { text: t('term.vote'), aside: level.rerateNum })
      : level.rerateNum,
    level.rerateReason,
  ].filter((word) => word !== '');
  const [label, value] = words;
  return (
    <span className="text-warning">
      {' · '}
      {value === undefined ? label : t('joined.labelled', { label, value })}
    </span>
  );
}
