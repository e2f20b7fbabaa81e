import { formatScore } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { Accuracy, PassFlags } from '../../passes/index.ts';
import type { HomeClear } from '../api.ts';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

interface ClearRowProps {
  clear: HomeClear;
  isOwn: boolean;
  /** Came while the page was open. */
  isFresh: boolean;
}

/** One clear in a line: the song leads to the pass, the name to the player. */
export const ClearRow = memo(function ClearRow({ clear, isOwn, isFresh }: ClearRowProps) {
  const { t } = useTranslation('pages/home-feed');
  const { player, level } = clear;
  return (
    <li
      className={`clear-row edge-of ${isOwn ? 'own-row' : ''}`}
      data-fresh={isFresh || undefined}
      style={edgeStyle(level.difficulty)}
    >
      <DifficultyBadge of={level.difficulty} size={32} />
      <span className="flex min-w-0 items-center gap-1.5">
        <Link
          to="/profile/$id"
          params={{ id: player.id }}
          className="clear-player ell font-medium hover:underline"
          title={player.name}
        >
          <PersonText of={player.name} />
        </Link>
        <Flag country={player.country} />
        {isOwn ? <Chip>{t('term.you')}</Chip> : null}
      </span>
      <Link to="/passes/$id" params={{ id: clear.id }} className="cover ell text-muted" title={level.song}>
        <PersonText of={level.song} />
      </Link>
      <span className="num font-semibold">
        <HiddenLabel of={t('term.score')} />
        {formatScore(clear.scoreV2)}
      </span>
      <span className="num text-muted">
        <HiddenLabel of={t('term.accuracy')} />
        <Accuracy value={clear.accuracy} />
      </span>
      <span className="relative min-w-0">
        <PassFlags pass={clear} />
      </span>
      <TimeAgo at={clear.arrivedAt} short className="num text-faint" />
    </li>
  );
});
