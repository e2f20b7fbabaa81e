import { formatAccuracy, formatScore } from '@rondo/domain/format';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { GainPill } from '../../../ui/Chip.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { ComparedPlayer } from '../api.ts';
import './OpenGains.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { listed } from '../../../lib/i18n/texts.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

export interface OpenGainsProps {
  of: ComparedPlayer;
  /** Whose clears they are. */
  from: ComparedPlayer;
  isOwn: boolean;
}

/** What a player would gain with clears as good as the other's, the largest gain first. */
export function OpenGains({ of, from, isOwn }: OpenGainsProps) {
  const { t } = useTranslation('pages/compare');
  const titleId = useId();
  const { name } = from;
  return (
    <section className="min-w-0" aria-labelledby={titleId}>
      <h2 id={titleId} className="wrap-anywhere">
        {isOwn ? t('gains.own') : t('gains.of', { name: of.name })}
      </h2>
      <p className="mb-1 wrap-anywhere text-faint">{t('gains.hint', { name })}</p>
      {of.gains.length === 0 ? (
        <p className="mt-3 wrap-anywhere text-muted">{t('gains.none', { name })}</p>
      ) : (
        <ul aria-labelledby={titleId}>
          {of.gains.map(({ level, clear, own, gain }) => (
            <li key={level.id} className="open-gain edge-of" style={edgeStyle(level.difficulty)}>
              <DifficultyBadge of={level.difficulty} size={32} />
              <div className="min-w-0">
                <Link
                  to="/levels/$id"
                  params={{ id: level.id }}
                  className="cover ell block font-semibold"
                  title={level.song}
                >
                  <PersonText of={level.song} />
                </Link>
                <p className="open-gain-clear text-muted tabular-nums">
                  {listed([
                    t('gains.clear', {
                      score: formatScore(clear.scoreV2),
                      accuracy: formatAccuracy(clear.accuracy),
                    }),
                    ...(own ? [t('gains.before', { score: formatScore(own.scoreV2) })] : []),
                  ])}
                </p>
              </div>
              <GainPill title={t('gains.gain')}>
                <HiddenLabel of={t('gains.gain')} />+{formatScore(gain)}
              </GainPill>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
