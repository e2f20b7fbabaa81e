import { formatCount, formatScore } from '@rondo/domain/format';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Loading, Skeleton } from '../../../../ui/Skeleton.tsx';
import type { DifficultyEffect } from '../api.ts';
import { EffectFailed } from '../EffectFailed.tsx';
import { EffectLocked } from '../EffectLocked.tsx';
import type { EffectPreview } from '../use-effect-preview.ts';
import type { DifficultyEditing } from './use-difficulty-form.ts';
import { PersonText } from '../../../../ui/PersonText.tsx';
import './EffectPanel.css';

export interface EffectPanelProps {
  editing: DifficultyEditing;
  preview: EffectPreview;
  /** Whether the edit may move scores. */
  isScored: boolean;
}

/** What saving does to passes and standings, while it can still be left. */
export function EffectPanel({ editing, preview, isScored }: EffectPanelProps) {
  const { t } = useTranslation('pages/difficulties');
  const { effect, error, isLocked, retry } = preview;
  const isMoving = isScored && effect !== null && effect.rescoredPasses > 0;
  return (
    <section className="dif-effect" aria-label={t('effect.title')}>
      <div>
        <h3>{t('effect.title')}</h3>
        {!editing.isNew && editing.isDirty && !editing.isValid ? (
          <Banner>
            <p>{t('effect.invalid')}</p>
          </Banner>
        ) : !isScored ? (
          <Quiet editing={editing} />
        ) : isLocked && effect === null ? (
          <EffectLocked />
        ) : error ? (
          <EffectFailed error={error} onRetry={retry} />
        ) : effect === null ? (
          <Loading className="grid gap-3">
            <Skeleton width={96} height={28} />
            <Skeleton width="70%" />
            <Skeleton width={64} height={28} />
            <Skeleton width="52%" />
          </Loading>
        ) : effect.rescoredPasses === 0 ? (
          <Quiet editing={editing} />
        ) : (
          <Figures effect={effect} name={editing.stored?.name ?? ''} />
        )}
      </div>
      {isMoving ? <RankMoves players={effect.players} moved={effect.playersUp + effect.playersDown} /> : null}
    </section>
  );
}

/** Nothing is rescored. */
function Quiet({ editing: { stored, isNew, isDirty } }: Pick<EffectPanelProps, 'editing'>) {
  const { t } = useTranslation('pages/difficulties');
  return (
    <Banner>
      <p>
        {isNew
          ? t('effect.new')
          : isDirty
            ? t('effect.none', { count: stored?.levels ?? 0 })
            : t('effect.unchanged')}
      </p>
    </Banner>
  );
}

function Figures({ effect, name }: { effect: DifficultyEffect; name: string }) {
  const { t } = useTranslation('pages/difficulties');
  return (
    <dl className="dif-figures grid gap-4" aria-live="polite">
      <div>
        <dt className="over">{t('effect.passes')}</dt>
        <dd>
          <b>{formatCount(effect.rescoredPasses)}</b>
          <span>
            {t('effect.onLevels', { count: effect.levels, name })}{' '}
            {effect.levelsWithOwnBase === 0 ? '' : t('effect.ownBase', { count: effect.levelsWithOwnBase })}
          </span>
        </dd>
      </div>
      <div>
        <dt className="over">{t('effect.players')}</dt>
        <dd>
          <b>{formatCount(effect.playersUp + effect.playersDown)}</b>
          <span>
            {t('effect.directions', {
              up: formatCount(effect.playersUp),
              down: formatCount(effect.playersDown),
            })}{' '}
            {t('effect.keep', { count: effect.playersKeep })}
          </span>
        </dd>
      </div>
    </dl>
  );
}

const first = 5;

/** Whom it moves in the standings, the farthest first. */
function RankMoves({ players, moved }: { players: DifficultyEffect['players']; moved: number }) {
  const { t } = useTranslation('pages/difficulties');
  const [isWhole, setWhole] = useState(false);
  if (players.length === 0) return null;
  const shown = isWhole ? players : players.slice(0, first);
  return (
    <div className="min-w-0">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3>{t('effect.most')}</h3>
        {players.length > first ? (
          <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? t('effect.fewer')
              : t(moved > players.length ? 'effect.first' : 'effect.all', { count: players.length })}
          </button>
        ) : null}
      </div>
      <ol>
        {shown.map((player) => {
          const gain = player.rankedScoreAfter - player.rankedScoreBefore;
          const isUp = player.rankAfter < player.rankBefore;
          return (
            <li key={player.id} className="dif-move">
              <span className="num">
                #{formatCount(player.rankBefore)} <span aria-hidden="true">→</span>{' '}
                <b data-up={player.rankAfter === player.rankBefore ? undefined : isUp}>
                  #{formatCount(player.rankAfter)}
                </b>
              </span>
              <b className="ell font-semibold">
                <PersonText of={player.name} />
              </b>
              <span className="num text-faint max-md:hidden">{formatScore(player.rankedScoreBefore)}</span>
              <span className="num">{formatScore(player.rankedScoreAfter)}</span>
              <span className="num" data-up={gain >= 0}>
                {gain >= 0 ? '+' : '−'}
                {formatScore(Math.abs(gain))}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
