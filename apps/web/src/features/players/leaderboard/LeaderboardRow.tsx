import { NO_VALUE } from '@rondo/domain/format';
import { type LeaderboardKey, playerHandle, playerPictures, secondaryKeys } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip, StateChip } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MedalIcon, ShieldIcon } from '../../../ui/icons.ts';
import { RowHeading } from '../../../ui/RowHeading.tsx';
import { HammerChip, HammerStamp, ModifierChips } from '../../modifiers/index.ts';
import type { LeaderRow } from '../api.ts';
import { Movement } from './Movement.tsx';
import { StatValue } from './StatValue.tsx';
import { useInSight } from './use-in-sight.ts';
import './LeaderboardRow.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface LeaderboardRowProps {
  row: LeaderRow;
  sortBy: LeaderboardKey;
  /** Without the other statistics beside the one that sorts. */
  isNarrow: boolean;
  /** The reader's own row says when it comes into sight and leaves it. */
  onSight?: ((isInSight: boolean) => void) | undefined;
}

/** One player, 72 px high, 84 in the first three places; gold, silver and bronze follow the place in the order shown. */
export const LeaderboardRow = memo(function LeaderboardRow(props: LeaderboardRowProps) {
  const { row, sortBy, isNarrow, onSight } = props;
  const frame = useInSight(onSight);
  const { t } = useTranslation('pages/players');
  const { player, overlay, moved } = row;
  const medal = row.rank > 0 && row.position <= 3 ? row.position : undefined;
  const handle = playerHandle(player);
  return (
    <article
      ref={frame}
      className={`leader ${onSight ? 'own-row' : ''}`}
      data-medal={onSight ? undefined : medal}
      data-banned={player.isBanned || undefined}
    >
      <span className="leader-rank">
        {medal ? <Icon of={MedalIcon} size={18} /> : null}
        {row.rank === 0 ? NO_VALUE : row.position}
      </span>
      {isNarrow ? null : (
        <>
          <span className="leader-moved">
            <HiddenLabel of={t('moved.day')} />
            <Movement places={moved?.day} />
          </span>
          <span className="leader-moved">
            <HiddenLabel of={t('moved.week')} />
            <Movement places={moved?.week} />
          </span>
        </>
      )}
      <Avatar sources={playerPictures(player)} name={row.name} size={48} className="leader-avatar" />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <RowHeading>
            <Link
              to="/profile/$id"
              params={{ id: row.id }}
              className="leader-name cover ell text-16 font-semibold"
              title={row.name}
            >
              <PersonText of={row.name} />
            </Link>
          </RowHeading>
          <Flag country={row.country} />
          {player.isBanned ? (
            <StateChip tone="danger" icon={ShieldIcon}>
              {t('term.banned')}
            </StateChip>
          ) : null}
          {onSight ? <Chip>{t('own.you')}</Chip> : null}
          {overlay ? <ModifierChips overlay={overlay} /> : null}
        </div>
        <p className="leader-handle flex min-w-0 gap-2">
          {handle === null ? null : <span className="ell">@{handle}</span>}
          {overlay?.bannedLook ? <HammerChip overlay={overlay} /> : null}
          {isNarrow && moved ? (
            <>
              {moved.day === 0 ? null : (
                <span className="flex-none whitespace-nowrap">
                  <Movement places={moved.day} /> {t('moved.day')}
                </span>
              )}
              {moved.week === 0 ? null : (
                <span className="flex-none whitespace-nowrap">
                  <Movement places={moved.week} /> {t('moved.week')}
                </span>
              )}
            </>
          ) : null}
        </p>
      </div>
      <span className="leader-main num">
        <HiddenLabel of={t(`key.${sortBy}`)} />
        <StatValue row={row} of={sortBy} isMain />
      </span>
      {(isNarrow ? [] : secondaryKeys(sortBy)).map((key) => (
        <span key={key} className="leader-more num" title={t(`key.${key}`)}>
          <HiddenLabel of={t(`key.${key}`)} />
          <StatValue row={row} of={key} />
        </span>
      ))}
      {overlay?.bannedLook ? <HammerStamp overlay={overlay} /> : null}
    </article>
  );
});
