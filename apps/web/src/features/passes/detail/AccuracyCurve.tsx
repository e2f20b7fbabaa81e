import { formatAccuracy, formatFactor } from '@rondo/domain/format';
import { accuracyFactorOf } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { edgeStyle } from '../../difficulties/index.ts';
import './AccuracyCurve.css';

const LOWEST = 0.95;
const [WIDTH, TOP, BOTTOM] = [352, 10, 96];
/** What the curve comes to just below 1, where it would leap to 10. */
const HIGHEST_FACTOR = 5.6;
const POINTS = 60;

const across = (accuracy: number) => ((accuracy - LOWEST) / (1 - LOWEST)) * (WIDTH - 8);
const above = (factor: number) => BOTTOM - ((factor - 1) / (HIGHEST_FACTOR - 1)) * (BOTTOM - TOP);

const curve = Array.from({ length: POINTS + 1 }, (_, index) => {
  // Just below 1 at the end: the curve's own limit.
  const accuracy = Math.min(LOWEST + ((1 - LOWEST) * index) / POINTS, 1 - 1e-9);
  return `${index === 0 ? 'M' : 'L'}${across(accuracy).toFixed(1)} ${above(accuracyFactorOf(accuracy)).toFixed(1)}`;
}).join('');

export interface AccuracyCurveProps {
  accuracy: number;
  difficulty: { name: string; color: string };
}

/** What an accuracy from 95 % on multiplies by, and where this one is. */
export function AccuracyCurve({ accuracy, difficulty }: AccuracyCurveProps) {
  const { t } = useTranslation('pages/pass');
  const factor = accuracyFactorOf(accuracy);
  const [x, y] = [across(accuracy), above(Math.min(factor, HIGHEST_FACTOR))];
  const isPerfect = accuracy === 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 114`}
      className="accuracy-curve"
      style={edgeStyle(difficulty)}
      role="img"
      aria-label={t('how.curveLabel', { accuracy: formatAccuracy(accuracy), factor: formatFactor(factor) })}
    >
      <path
        className="accuracy-curve-grid"
        d={`M0 ${BOTTOM + 0.5}H${WIDTH}M0 ${(TOP + BOTTOM) / 2}H${WIDTH}M0 ${TOP - 0.5}H${WIDTH}`}
      />
      <path className="accuracy-curve-line" d={curve} />
      {accuracy < LOWEST ? null : (
        <g className={isPerfect ? 'accuracy-curve-perfect' : 'accuracy-curve-here'}>
          <path d={`M${x.toFixed(1)} ${BOTTOM}V${y.toFixed(1)}`} />
          <circle cx={x} cy={y} r={4.5} />
          {isPerfect ? (
            <text x={x - 10} y={TOP + 4} textAnchor="end">
              × 10
            </text>
          ) : null}
        </g>
      )}
      <text x={0} y={112}>
        95 %
      </text>
      <text x={WIDTH} y={112} textAnchor="end">
        100 %
      </text>
    </svg>
  );
}
