import { formatAccuracy, formatCount, formatFactor, formatScore, formatSpeed } from '@rondo/domain/format';
import {
  countedMisses,
  isMarathon,
  type ScoreParts,
  type ScoreStep,
  scoreParts,
  scoreSteps,
} from '@rondo/domain/passes';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { PassDetail } from './api.ts';
import { AccuracyCurve } from './AccuracyCurve.tsx';
import './ScoreReceipt.css';

/** The steps from the base score to the score, by the function that made the stored one. */
export function ScoreReceipt({ pass }: { pass: PassDetail }) {
  const { t } = useTranslation('pages/pass');
  const parts = scoreParts({
    ...pass,
    levelBaseScore: pass.level.baseScore,
    difficulty: pass.level.difficulty,
  });
  return (
    <>
      <ol className="receipt">
        {scoreSteps(parts).map((step) => (
          <li key={step.name}>
            <span>
              {step.name === 'misses' && pass.judgements.earlyDouble === 0
                ? t('noMiss')
                : t(`how.step.${step.name}`)}
            </span>
            <b>{amountOf(step)}</b>
            <small>{reasonOf(step, parts, pass, t)}</small>
            {step.factor === null ? null : (
              <small className="col-start-2 text-right tabular-nums">
                <span className="sr-only">{t('how.soFar')} </span>
                {formatScore(step.running)}
              </small>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-1 flex items-baseline justify-between border-t border-line-strong pt-3">
        <b className="font-semibold">{t('term.score')}</b>
        <b className="text-22 font-semibold tabular-nums">{formatScore(parts.score)}</b>
      </p>
      <p className="mt-4 text-12 text-faint">{t('how.curve')}</p>
      <AccuracyCurve accuracy={parts.accuracy} difficulty={pass.level.difficulty} />
    </>
  );
}

function amountOf({ name, factor, running }: ScoreStep): string {
  if (factor !== null) return `× ${formatFactor(factor)}`;
  return name === 'base' ? `${formatScore(running)} PP` : formatScore(running);
}

/** Why a step has its number, in a few words. */
function reasonOf(
  { name }: ScoreStep,
  { accuracy }: ScoreParts,
  pass: PassDetail,
  t: TFunction<'pages/pass'>,
): string {
  const { level, judgements, isNoHoldTap } = pass;
  switch (name) {
    case 'base':
      return level.baseScore ? t('how.ownBase') : t('how.difficultyBase', { name: level.difficulty.name });
    case 'accuracy':
      return t(`how.accuracy.${accuracyKind(accuracy)}`, { accuracy: formatAccuracy(accuracy) });
    case 'speed':
      return t(`how.speed.${speedKind(pass.speed, isMarathon(level.difficulty))}`, {
        speed: formatSpeed(pass.speed),
      });
    case 'minimum':
      return t('how.minimum');
    case 'misses': {
      const [count, counted] = [judgements.earlyDouble, countedMisses(judgements)];
      if (count === 0) return t('how.misses.none');
      const misses = t('how.misses.count', { count });
      if (counted === count) return misses;
      return t('how.misses.forgiven', { misses, forgiven: formatCount(count - counted) });
    }
    case 'holds':
      return isNoHoldTap ? t('how.holds.tapped') : t('how.holds.held');
  }
}

function accuracyKind(accuracy: number): 'below' | 'lifts' | 'exact' {
  if (accuracy === 1) return 'exact';
  return accuracy < 0.95 ? 'below' : 'lifts';
}

function speedKind(speed: number, marathon: boolean): 'usual' | 'slow' | 'marathon' | 'faster' | 'twice' {
  if (speed === 0 || speed === 1) return 'usual';
  if (speed < 1) return 'slow';
  if (marathon) return 'marathon';
  return speed < 2 ? 'faster' : 'twice';
}
