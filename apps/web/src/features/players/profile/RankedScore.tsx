import { formatScore } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Meter } from '../../../ui/Meter.tsx';
import { ShownScore } from '../../modifiers/index.ts';
import type { PlayerStanding, ProfileHead } from '../api.ts';

export interface RankedScoreProps {
  player: ProfileHead;
  /** Undefined while it is asked for. */
  standing: PlayerStanding | undefined;
  isOwn: boolean;
}

/** The one number of a profile, and what lies between it and the next ones. */
export function RankedScore({ player, standing, isOwn }: RankedScoreProps) {
  const { t } = useTranslation('pages/profile');
  const { t: tPlayers } = useTranslation('pages/players');
  const score = player.stats.rankedScore;
  const { ahead = null, behind = null } = standing ?? {};
  return (
    <div className="profile-score">
      <p className="over">{tPlayers('key.rankedScore')}</p>
      <p className="profile-score-figure">
        {player.overlay ? (
          <ShownScore
            playerId={player.id}
            overlay={player.overlay}
            shown={score}
            fallback={formatScore(score)}
          />
        ) : (
          formatScore(score)
        )}
      </p>
      <p className="min-h-5 text-muted tabular-nums">
        {ahead ? (
          <span>
            {t('score.toNext', {
              gap: formatScore(ahead.rankedScore - score),
              rank: ahead.rank,
              player: ahead.name,
            })}
          </span>
        ) : null}
        {ahead && behind && !isOwn ? ' · ' : null}
        {behind && !isOwn ? (
          <span>{t('score.ahead', { gap: formatScore(score - behind.rankedScore), rank: behind.rank })}</span>
        ) : null}
      </p>
      {isOwn && ahead ? (
        <div className="mt-1">
          <Meter share={score / ahead.rankedScore} />
        </div>
      ) : null}
    </div>
  );
}
