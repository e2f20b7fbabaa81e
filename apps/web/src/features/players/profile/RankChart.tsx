import { formatCount, NO_VALUE } from '@rondo/domain/format';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-now.ts';
import type { PlayerStanding } from '../api.ts';
import { type RankPoint, rankPlaces } from './rank-places.ts';
import './RankChart.css';

export interface RankChartProps {
  standing: PlayerStanding;
  /** The rank of now. */
  rank: number | null;
}

const size = { width: 360, height: 164, left: 44, right: 352, top: 14, bottom: 126 };

/** The rank of the last twelve months as a line; the table below has the same numbers. */
export function RankChart({ standing, rank }: RankChartProps) {
  const { t, language } = useTranslation('pages/profile');
  const { points, lines, months } = useMemo(
    () => rankPlaces(standing.ranks, rank, serverNow().getTime(), size),
    [standing, rank],
  );
  const { computedBefore } = standing;
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const dayName = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const last = points.at(-1);
  return (
    <section className="mt-8" aria-labelledby="rank-chart">
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id="rank-chart">{t('chart.title')}</h2>
        <p className="text-faint">{t('chart.hint')}</p>
      </header>
      {points.length < 2 ? (
        <p className="text-muted">{t('chart.none')}</p>
      ) : (
        <>
          <svg
            className="rank-chart"
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="img"
            aria-label={t('chart.label', {
              from: formatCount(points[0]?.rank ?? 0),
              day: dayName.format(points[0]?.time ?? 0),
              to: rank === null ? NO_VALUE : formatCount(rank),
            })}
          >
            {lines.map(({ rank: at, y }) => (
              <g key={at}>
                <path className="rank-chart-line" d={`M${size.left - 8} ${y}H${size.right}`} />
                <text x={size.left - 14} y={y + 4} textAnchor="end">
                  {formatCount(at)}
                </text>
              </g>
            ))}
            {months.map(({ time, x }) => (
              <text key={time} x={x} y={size.height - 6}>
                {monthName.format(time)}
              </text>
            ))}
            <path className="rank-chart-curve" d={curve(points)} />
            {last && rank !== null ? <circle cx={last.x} cy={last.y} r="5" /> : null}
          </svg>
          <details className="mt-2">
            <summary className="link cursor-pointer">{t('chart.table')}</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
            <div className="rank-chart-table" tabIndex={0} role="region" aria-label={t('chart.table')}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('chart.day')}</th>
                    <th scope="col" className="num">
                      {t('chart.title')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {standing.ranks.toReversed().map(({ day, rank: then }) => (
                    <tr key={day}>
                      <td>{dayName.format(new Date(day))}</td>
                      <td className="num">{then === null ? NO_VALUE : formatCount(then)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
      {computedBefore === null ? null : (
        <p className="mt-2 text-12 text-faint">
          {t('chart.computed', { day: dayName.format(new Date(computedBefore)) })}
        </p>
      )}
    </section>
  );
}

/** Steps: a rank stays until the day on which it moves. A gap is where there was none. */
function curve(points: readonly RankPoint[]): string {
  return points.map(({ x, y, isFirst }) => (isFirst ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}
