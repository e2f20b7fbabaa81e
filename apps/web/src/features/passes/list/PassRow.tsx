import { formatScore, formatSpeed } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { externalLink } from '../../../lib/external-link.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { IconLink } from '../../../ui/IconButton.tsx';
import { TrashIcon, VideoIcon } from '../../../ui/icons.ts';
import { Truncated } from '../../../ui/Truncated.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { Accuracy } from '../parts/Accuracy.tsx';
import { PassFlags } from '../parts/PassFlags.tsx';
import type { PassListItem } from './pass-rows.ts';
import './PassRow.css';

/** One pass, 72 px high. The song is the link and its hit area covers the row; the player's name leads to the player. */
export function PassRow({ pass }: { pass: PassListItem }) {
  const { t } = useTranslation('pages/pass-list');
  const { level, player, isWorldsFirst } = pass;
  const keys = { ...pass, isWorldsFirst: false };
  return (
    <article
      className="pass-row edge-of edge-wash"
      data-state={pass.isDeleted ? 'deleted' : undefined}
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} className="pass-row-badge" />
      <div className="min-w-0">
        <div className="pass-row-sub ell">
          <span className="tabular-nums">#{pass.id}</span> -{' '}
          <Link to="/profile/$id" params={{ id: pass.playerId }} className="pass-row-player">
            {player.name}
          </Link>{' '}
          {isWorldsFirst ? (
            <PassFlags pass={{ isWorldsFirst, is12K: false, is16K: false, isNoHoldTap: false }} />
          ) : null}
        </div>
        <div className="flex min-w-0 items-center gap-2">
          <Link to="/passes/$id" params={{ id: pass.id }} className="pass-row-song ell">
            <Truncated text={level.song} limit={50} />
          </Link>
          {pass.isDeleted ? (
            <Chip tone="danger" icon={TrashIcon}>
              {t('list.deleted')}
            </Chip>
          ) : null}
        </div>
      </div>
      <span className="pass-row-flags">
        <PassFlags pass={keys} />
      </span>
      <span className="pass-row-speed num text-muted">
        {pass.speed === 1 || !pass.speed ? '' : formatSpeed(pass.speed)}
      </span>
      <span className="pass-row-accuracy num">
        <Accuracy value={pass.accuracy} />
      </span>
      <span className="pass-row-score num">{formatScore(pass.scoreV2)}</span>
      <span className="pass-row-video">
        <IconLink size="small" icon={VideoIcon} label={t('list.video')} href={externalLink(pass.videoLink)} />
      </span>
    </article>
  );
}
