import { formatScore } from '@rondo/domain/format';
import { playerHandle, playerPictures } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip, GainPill } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { ShieldIcon } from '../../../ui/icons.ts';
import { RankBadge } from '../../../ui/RankBadge.tsx';
import type { PassDetail } from './api.ts';
import './PassCard.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Who cleared it, and what the pass does for their ranked score; the whole card leads to the profile. */
export function PassPlayerCard({ pass: { player, ranks, scoreInfo } }: { pass: PassDetail }) {
  const { t } = useTranslation('pages/pass');
  const handle = playerHandle(player);
  return (
    <article className="pass-card pass-card-player">
      <Avatar sources={playerPictures(player)} name={player.name} size={80} className="pass-card-face" />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          <h2 className="pass-card-name">
            <Link to="/profile/$id" params={{ id: player.id }} className="cover ell" title={player.name}>
              <PersonText of={player.name} />
            </Link>
          </h2>
          <Flag country={player.country} />
          <RankBadge rank={ranks.rankedScoreRank} label={t('rank')} />
          {player.isBanned ? (
            <Chip tone="danger" icon={ShieldIcon}>
              {t('term.banned')}
            </Chip>
          ) : null}
        </div>
        {handle === null ? null : <p className="ell text-faint">@{handle}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <b className="font-semibold" title={t('term.rankedScore')}>
            <HiddenLabel of={t('term.rankedScore')} />
            {formatScore(scoreInfo.currentRankedScore)}
          </b>
          {scoreInfo.impact > 0 ? (
            <GainPill title={t('impact')}>
              <HiddenLabel of={t('impact')} />+{formatScore(scoreInfo.impact)}
            </GainPill>
          ) : null}
          <span className="text-faint">
            {t('before', { score: formatScore(scoreInfo.previousRankedScore) })}
          </span>
        </p>
      </div>
    </article>
  );
}
