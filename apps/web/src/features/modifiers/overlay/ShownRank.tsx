import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RankBadge } from '../../../ui/RankBadge.tsx';
import type { PlayerOverlay } from '../api.ts';
import { StoredMark } from './StoredMark.tsx';
import './overlay.css';

export interface ShownRankProps {
  overlay: PlayerOverlay;
  /** As it is shown. */
  rank: number | null;
  label: string;
}

/** The rank that a player is shown with, and the stored one where that is another or only looks lost. */
export function ShownRank({ overlay, rank, label }: ShownRankProps) {
  const { t } = useTranslation('modifiers');
  const stored = overlay.stored.rankedScoreRank;
  if (stored === undefined || stored === rank)
    return (
      <>
        <RankBadge rank={rank} label={label} />
        {overlay.bannedLook && rank !== null ? (
          <span className="text-muted">{t('overlay.rankStays', { rank: formatCount(rank) })}</span>
        ) : null}
      </>
    );
  const word = stored === null ? '-' : `#${formatCount(stored)}`;
  return (
    <>
      <span className="inline-flex text-gold">
        <RankBadge rank={rank} label={label} />
        <StoredMark stored={word} />
      </span>
      <span className="text-faint tabular-nums" aria-hidden="true">
        {t('overlay.stored', { value: word })}
      </span>
    </>
  );
}
