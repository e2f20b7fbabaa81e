import { formatScore, formatSpeed } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { externalLink } from '../../../lib/external-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StateChip } from '../../../ui/Chip.tsx';
import { DataRow } from '../../../ui/DataRow.tsx';
import { IconButton, IconLink } from '../../../ui/IconButton.tsx';
import { EditIcon, TrashIcon, VideoIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { RowHeading } from '../../../ui/RowHeading.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { Accuracy } from '../parts/Accuracy.tsx';
import { PassFlags } from '../parts/PassFlags.tsx';
import type { PassListItem } from './pass-rows.ts';
import './PassRow.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface PassRowProps {
  pass: PassListItem;
  /** Without the column for the video. */
  isNarrow: boolean;
  /** Given, the pass has an edit button. */
  onEdit?: ((id: number) => void) | undefined;
}

const noKeys = { is12K: false, is16K: false, isNoHoldTap: false };
const noPlace = { isWorldsFirst: false };

/** One pass, 72 px high. The song is the link and its hit area covers the row; the player's name leads to the player. */
export const PassRow = memo(function PassRow({ pass, isNarrow, onEdit }: PassRowProps) {
  const { t } = useTranslation('pages/pass-list');
  const { level, player } = pass;
  return (
    <DataRow
      className="travels pass-columns pass-row edge-of edge-wash"
      tint={pass.isDeleted ? 'var(--tint-deleted)' : undefined}
      gone={pass.isDeleted ? 'struck' : undefined}
      data-editable={onEdit ? '' : undefined}
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} className="travel-badge data-row-mark" />
      <div className="data-row-text pass-row-text">
        <div className="data-row-sub flex min-w-0 items-center gap-1">
          <span className="ell">
            <span className="tabular-nums">#{pass.id}</span> -{' '}
            <Link to="/profile/$id" params={{ id: pass.playerId }} className="pass-row-player">
              <PersonText of={player.name} />
            </Link>
          </span>
          <PassFlags pass={{ ...pass, ...noKeys }} />
        </div>
        <span className="data-row-aside">
          <PassFlags pass={{ ...pass, ...noPlace }} />
        </span>
        <div className="data-row-name">
          <RowHeading>
            <Link to="/passes/$id" params={{ id: pass.id }} className="travel-title data-row-title cover ell">
              <Truncated text={level.song} limit={50} />
            </Link>
          </RowHeading>
          {pass.isDeleted ? (
            <StateChip tone="danger" icon={TrashIcon}>
              {t('list.deleted')}
            </StateChip>
          ) : null}
        </div>
      </div>
      <span className="pass-row-speed num text-muted">
        {pass.speed === 1 || !pass.speed ? null : (
          <>
            <HiddenLabel of={t('term.speed')} />
            {formatSpeed(pass.speed)}
          </>
        )}
      </span>
      <span className="pass-row-accuracy num text-muted">
        <HiddenLabel of={t('term.accuracy')} />
        <Accuracy value={pass.accuracy} />
      </span>
      <span className="pass-row-score num text-16 font-semibold">
        <HiddenLabel of={t('term.score')} />
        {formatScore(pass.scoreV2)}
      </span>
      {isNarrow ? null : (
        <span className="relative">
          <IconLink
            size="small"
            icon={VideoIcon}
            label={t('term.video')}
            href={externalLink(pass.videoLink)}
          />
        </span>
      )}
      {onEdit ? (
        <span className="pass-row-edit relative">
          <IconButton size="small" icon={EditIcon} label={t('action.edit')} onClick={() => onEdit(pass.id)} />
        </span>
      ) : null}
    </DataRow>
  );
});
