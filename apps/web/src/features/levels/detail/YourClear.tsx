import { EXAMPLE_ACCURACY, type LiftedLevel, liftOf } from '@rondo/domain/clears';
import { formatAccuracy, formatCount, formatScore } from '@rondo/domain/format';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { rememberOrigin } from '../../../lib/session/origin.ts';
import { useViewer } from '../../../lib/session/viewer.ts';
import { GainPill } from '../../../ui/Chip.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { YouStrip } from '../../../ui/YouStrip.tsx';
import { useBestScores } from '../../clears/index.ts';
import type { LevelPass } from '../api.ts';
import './YourClear.css';

/** A smaller gain would read as 0.00. */
const LEAST_SHOWN = 0.005;

export interface YourClearProps {
  level: { id: number; clears: number } & LiftedLevel;
}

/** The reader's own best clear of a level and the way to the next place; else the invitation to one. */
export function YourClear({ level }: YourClearProps) {
  const { t } = useTranslation('pages/level');
  const viewer = useViewer();
  const { history } = useRouter();
  const { data: passes, isError } = useQuery(query('passesOfLevel', { id: level.id }));
  if (isError || (passes?.length ?? level.clears) === 0) return null;
  // A visitor has no clear to wait for.
  const isAwaited = viewer.status === 'loading' || (viewer.user && !passes);
  if (isAwaited)
    return (
      <YouStrip label={t('yours.label')} className="your-clear-invites">
        <Skeleton width="50%" />
      </YouStrip>
    );
  const playerId = viewer.user?.playerId ?? null;
  const index = passes?.findIndex(({ player }) => player.id === playerId) ?? -1;
  const own = passes?.[index];
  if (passes && own) return <OwnClear own={own} place={index + 1} passes={passes} />;
  return (
    <YouStrip label={t('yours.label')} className="your-clear-invites">
      <p>
        {t(viewer.user ? 'yours.none' : 'yours.signedOut')}
        <Lift level={level} />
      </p>
      {viewer.user ? null : (
        <ButtonLink to="/login" size="small" onClick={() => rememberOrigin(history.location.href)}>
          {t('action.signIn')}
        </ButtonLink>
      )}
    </YouStrip>
  );
}

/** What a good clear would bring to whom it would bring something. */
function Lift({ level }: { level: LiftedLevel }) {
  const { t } = useTranslation('pages/level');
  const best = useBestScores();
  const gain = best ? liftOf(best, level) : 0;
  if (gain < LEAST_SHOWN) return null;
  const words = { accuracy: formatAccuracy(EXAMPLE_ACCURACY), gain: formatScore(gain) };
  return <span className="block text-text tabular-nums">{t('yours.lift', words)}</span>;
}

interface OwnClearProps {
  own: LevelPass;
  place: number;
  /** All of the level, best first. */
  passes: readonly LevelPass[];
}

function OwnClear({ own, place, passes }: OwnClearProps) {
  const { t } = useTranslation('pages/level');
  // Who is shown with the same score is no step ahead.
  const score = formatScore(own.scoreV2);
  const next = passes.slice(0, place).findLastIndex(({ scoreV2 }) => formatScore(scoreV2) !== score);
  const ahead = passes[next];
  const { data: detail } = useQuery(query('passDetail', { id: own.id }));
  const impact = detail?.scoreInfo.impact ?? 0;
  return (
    <YouStrip label={t('yours.label')} className="your-clear">
      <p>
        <span className="over">{t('yours.label')}</span>
        <span className="your-clear-figure">
          #{formatCount(place)}{' '}
          <span className="text-14 font-normal text-muted">
            {t('yours.of', { shown: formatCount(passes.length) })}
          </span>
        </span>
      </p>
      <p>
        <span className="over">{t('term.score')}</span>
        <span className="your-clear-figure">{score}</span>
      </p>
      <p>
        <span className="over">{t('term.accuracy')}</span>
        <span className={`your-clear-figure ${own.accuracy === 1 ? 'text-gold' : ''}`}>
          {formatAccuracy(own.accuracy)}
        </span>
      </p>
      <div className="your-clear-gap">
        <p className="ell">
          {ahead ? <ToNext own={own} ahead={ahead} place={next + 1} /> : t('yours.first')}
        </p>
        <Meter share={ahead ? own.scoreV2 / ahead.scoreV2 : 1} />
      </div>
      {impact > 0 ? (
        <p className="your-clear-gain">
          <GainPill title={t('yours.impact')}>+{formatScore(impact)}</GainPill>
        </p>
      ) : null}
      <ButtonLink to="/passes/$id" params={{ id: own.id }} size="small" className="your-clear-open">
        {t('yours.open')}
      </ButtonLink>
    </YouStrip>
  );
}

function ToNext({ own, ahead, place }: { own: LevelPass; ahead: LevelPass; place: number }) {
  const { t } = useTranslation('pages/level');
  const gap = formatScore(ahead.scoreV2 - own.scoreV2);
  const words = { place: formatCount(place), player: ahead.player.name };
  return (
    <>
      <b className="font-semibold tabular-nums">{gap}</b>{' '}
      <span className="text-muted" title={ahead.player.name}>
        {t('yours.toNext', words)}
      </span>
    </>
  );
}
