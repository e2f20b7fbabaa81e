import { formatScore } from '@rondo/domain/format';
import { playerHandle, playerPictures } from '@rondo/domain/players';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Flag } from '../../../ui/Flag.tsx';
import { RankBadge } from '../../../ui/RankBadge.tsx';
import type { ComparedPlayer } from '../api.ts';
import './FacingPlayers.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface FacingPlayersProps {
  one: ComparedPlayer;
  other: ComparedPlayer;
  /** Which of them is the reader. */
  own: 'one' | 'other' | null;
}

/** Two players who look at each other, and what lies between their ranked scores. */
export function FacingPlayers({ one, other, own }: FacingPlayersProps) {
  const { t } = useTranslation('pages/compare');
  const lead = one.stats.rankedScore - other.stats.rankedScore;
  const isEven = Math.abs(lead) < 0.005;
  return (
    <section className="facing" aria-label={t('two', { one: one.name, other: other.name })}>
      <FacingPlayer player={one} isOwn={own === 'one'} />
      <p className="facing-between">
        {isEven ? null : <b>{formatScore(Math.abs(lead))}</b>}
        <span className="text-muted wrap-anywhere">
          {isEven ? t('even') : t('leads', { name: lead > 0 ? one.name : other.name })}
        </span>
      </p>
      <FacingPlayer player={other} isOwn={own === 'other'} isRight />
    </section>
  );
}

/** One of them; on the right everything is the other way round. */
export function FacingPlayer(props: {
  player: Pick<ComparedPlayer, keyof Parameters<typeof playerPictures>[0]> & FacedPlayer;
  isOwn: boolean;
  isRight?: boolean;
}) {
  const { player, isOwn, isRight } = props;
  const { t } = useTranslation('pages/players');
  const handle = playerHandle(player);
  return (
    <article className="facing-player" data-side={isRight ? 'right' : undefined}>
      <Avatar sources={playerPictures(player)} name={player.name} size={80} className="facing-face" />
      <div className="facing-names">
        <p className="facing-marks">
          {isOwn ? <Chip>{t('own.you')}</Chip> : null}
          <RankBadge rank={player.stats.rankedScoreRank} label={t('profile.rank')} />
        </p>
        <h2>
          <Link
            to="/profile/$id"
            params={{ id: player.id }}
            className="ell hover:underline"
            title={player.name}
          >
            <PersonText of={player.name} />
          </Link>
          <Flag country={player.country} height={16} />
        </h2>
        {handle === null ? null : <p className="ell text-faint">@{handle}</p>}
      </div>
      <p className="facing-score">
        <HiddenLabel of={t('key.rankedScore')} />
        {formatScore(player.stats.rankedScore)}
      </p>
    </article>
  );
}

/** What a face needs: also a profile has it. */
type FacedPlayer = Pick<ComparedPlayer, 'id' | 'name' | 'country' | 'user' | 'discordUsername'> & {
  stats: Pick<ComparedPlayer['stats'], 'rankedScore' | 'rankedScoreRank'>;
};
