import { NO_VALUE } from '@rondo/domain/format';
import { type LeaderboardKey, playerHandle, playerPictures, secondaryKeys } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { StateChip } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MedalIcon, ShieldIcon } from '../../../ui/icons.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { HammerChip, HammerStamp, ModifierChips, StoredMark } from '../../modifiers/index.ts';
import type { LeaderRow } from '../api.ts';
import { figureText } from '../figure-text.ts';
import './LeaderboardRow.css';

export interface LeaderboardRowProps {
  row: LeaderRow;
  sortBy: LeaderboardKey;
  /** Without the other statistics beside the one that sorts. */
  isNarrow: boolean;
}

/** One player, 72 px high; gold, silver and bronze follow the place in the order shown. */
export const LeaderboardRow = memo(function LeaderboardRow({ row, sortBy, isNarrow }: LeaderboardRowProps) {
  const { t } = useTranslation('pages/players');
  const { player, overlay } = row;
  const medal = row.rank > 0 && row.position <= 3 ? row.position : undefined;
  const handle = playerHandle(player);
  return (
    <article className="leader" data-medal={medal} data-banned={player.isBanned || undefined}>
      <span className="leader-rank">
        {medal ? <Icon of={MedalIcon} size={18} /> : null}
        {row.rank === 0 ? NO_VALUE : row.position}
      </span>
      <Avatar sources={playerPictures(player)} name={row.name} size={48} className="leader-avatar" />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <Link
            to="/profile/$id"
            params={{ id: row.id }}
            className="leader-name cover ell text-16 font-semibold"
            title={row.name}
          >
            {row.name}
          </Link>
          <Flag country={row.country} />
          {player.isBanned ? (
            <StateChip tone="danger" icon={ShieldIcon}>
              {t('term.banned')}
            </StateChip>
          ) : null}
          {overlay ? <ModifierChips overlay={overlay} /> : null}
        </p>
        {handle === null && !overlay?.bannedLook ? null : (
          <p className="leader-handle ell">
            {handle === null ? null : `@${handle}`}
            {overlay?.bannedLook ? <HammerChip overlay={overlay} /> : null}
          </p>
        )}
      </div>
      <span className="leader-main num">
        <span className="sr-only">{t(`key.${sortBy}`)}: </span>
        <StatValue row={row} of={sortBy} isMain />
      </span>
      {(isNarrow ? [] : secondaryKeys(sortBy)).map((key) => (
        <span key={key} className="leader-more num" title={t(`key.${key}`)}>
          <span className="sr-only">{t(`key.${key}`)}: </span>
          <StatValue row={row} of={key} />
        </span>
      ))}
      {overlay?.bannedLook ? <HammerStamp overlay={overlay} /> : null}
    </article>
  );
});

/** One statistic of a row in the way its kind is written. */
function StatValue({
  row,
  of: key,
  isMain = false,
}: {
  row: LeaderRow;
  of: LeaderboardKey;
  isMain?: boolean;
}) {
  if (key === 'topDiff' || key === 'top12kDiff') {
    const difficulty = row.stats[key];
    if (!difficulty) return NO_VALUE;
    return (
      <span className="inline-flex items-center gap-2">
        <DifficultyBadge of={difficulty} size={28} decorative />
        {difficulty.name}
      </span>
    );
  }
  const stored = key === 'rankedScore' ? row.overlay?.stored : undefined;
  return (
    <>
      {figureText(key, row[key])}
      {stored?.rankedScore === undefined || stored.rankedScore === row[key] ? null : (
        <StoredMark
          stored={figureText(key, stored.rankedScore)}
          rank={stored.rankedScoreRank}
          line={isMain ? 'worded' : undefined}
        />
      )}
    </>
  );
}
