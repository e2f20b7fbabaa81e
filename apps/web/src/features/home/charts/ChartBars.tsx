import { truncateGraphemes } from '@rondo/domain/text';
import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { Bar } from '@visx/shape';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { rove } from '../../../ui/roving-focus.ts';
import { edgeStyle } from '../../difficulties/index.ts';
import type { DifficultyCount } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';
import { AXIS_HEIGHT, type BarScales } from './scales.ts';
import { listed } from '../../../lib/i18n/texts.ts';

const [EVERY_WIDE, EVERY_NARROW] = [2, 4];
/** Of a name that is no step: as wide as two bars. */
const LONGEST_LABEL = 3;

export interface ChartBarsProps {
  counts: readonly DifficultyCount[];
  subject: ChartSubject;
  scales: BarScales;
  active: number | null;
  /** Names the amounts of the scale. */
  isFirst: boolean;
  label: string;
  /** Which bar has the focus; null when none has. */
  onFocus: (index: number | null) => void;
}

/** The drawing: one bar a difficulty, and the steps below them. */
export function ChartBars({ counts, subject, scales, active, isFirst, label, onFocus }: ChartBarsProps) {
  const { t, language } = useTranslation('pages/home');
  const every = useIsNarrow() ? EVERY_NARROW : EVERY_WIDE;
  const { x, floor } = scales;
  const [left, right] = x.range();
  const amounts = ({ passCount, levelCount }: DifficultyCount) =>
    listed([t('amount.passes', { count: passCount }), t('amount.levels', { count: levelCount })]);
  return (
    <svg
      width={right - left}
      height={floor + AXIS_HEIGHT}
      role="group"
      aria-label={label}
      data-subject={subject}
    >
      {scales.lines.map(({ amount, top }) => (
        <g key={amount} aria-hidden="true">
          <line x1={left} x2={right} y1={top} y2={top} stroke="var(--hairline)" />
          {isFirst ? (
            <text x={left} y={top - 4} className="difficulty-axis-label">
              {short(amount, language)}
            </text>
          ) : null}
        </g>
      ))}
      <Group
        onKeyDown={(event: KeyboardEvent<SVGGElement>) => {
          if (event.key === 'Escape') onFocus(null);
          else rove(event, active ?? 0, counts.length);
        }}
      >
        {counts.map((count, index) => {
          const height = scales.heightOf(count);
          return (
            <g
              key={count.id}
              className="edge-colour"
              style={edgeStyle(count)}
              data-active={index === active || undefined}
            >
              <Bar
                className="difficulty-bar"
                x={x(count.name)}
                width={x.bandwidth()}
                y={floor - height}
                height={height}
                rx={2}
              />
              <Bar
                className="difficulty-bar-column"
                x={(x(count.name) ?? 0) - 1}
                width={x.bandwidth() + 2}
                y={0}
                height={floor}
                rx={4}
                role="img"
                aria-label={t('joined.labelled', { label: count.name, value: amounts(count) })}
                data-roving
                tabIndex={index === (active ?? 0) ? 0 : -1}
                onFocus={() => onFocus(index)}
                onBlur={() => onFocus(null)}
                onClick={(event) => event.currentTarget.focus()}
              />
            </g>
          );
        })}
      </Group>
      <AxisBottom
        scale={x}
        top={floor}
        axisClassName="difficulty-axis"
        hideTicks
        stroke="var(--hairline)"
        tickValues={counts.filter((_, index) => index % every === 0).map(({ name }) => name)}
        tickFormat={(name) =>
          /^[PGU]\d+$/i.test(name) ? name.slice(1) : truncateGraphemes(name, LONGEST_LABEL)
        }
        tickLabelProps={{ className: 'difficulty-axis-label', textAnchor: 'middle', dy: 4 }}
      />
    </svg>
  );
}

/** "4k" */
function short(amount: number, language: string): string {
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(amount);
}
