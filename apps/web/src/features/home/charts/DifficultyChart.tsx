import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { useWidth } from '../../../lib/use-width.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { DifficultyCount } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';
import { ChartBars } from './ChartBars.tsx';
import { ChartTip } from './ChartTip.tsx';
import { barScales } from './scales.ts';
import './DifficultyChart.css';

const USUAL_WIDTH = 352;
const [WIDE_HEIGHT, NARROW_HEIGHT] = [256, 200];

export interface DifficultyChartProps {
  /** The difficulties of one letter, easiest first; never none. */
  counts: readonly DifficultyCount[];
  subject: ChartSubject;
  /** What the tallest bar of all charts counts. */
  most: number;
  /** Names the amounts of the scale. */
  isFirst: boolean;
}

/** Bars in the colours of their difficulties. Pointer, focus and tap describe a bar; arrow keys go from bar to bar. */
export function DifficultyChart({ counts, subject, most, isFirst }: DifficultyChartProps) {
  const { t } = useTranslation('pages/home');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame) || USUAL_WIDTH;
  const height = useIsNarrow() ? NARROW_HEIGHT : WIDE_HEIGHT;
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const scales = barScales(counts, subject, { width, height, most });
  const active = hovered ?? focused;
  const shown = active === null ? undefined : counts[active];
  const total = counts.reduce((sum, count) => sum + scales.valueOf(count), 0);
  const [first, last] = [counts[0], counts.at(-1)];
  const amount = t(`amount.${subject}`, { count: total });
  if (!first || !last) return null;
  return (
    <figure className="relative min-w-0">
      <figcaption className="mb-3 flex h-8 items-center justify-between gap-3">
        <span className="flex items-center gap-2 text-faint">
          <DifficultyBadge of={{ ...first, legacyIcon: null }} size={20} />
          {t('chart.to')}
          <DifficultyBadge of={{ ...last, legacyIcon: null }} size={20} />
        </span>
        <span className="num text-faint">{amount}</span>
      </figcaption>
      <div
        ref={frame}
        className="difficulty-chart-frame relative"
        style={{ height }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'touch')
            setHovered(scales.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
        }}
        onPointerLeave={() => setHovered(null)}
      >
        <ChartBars
          counts={counts}
          subject={subject}
          scales={scales}
          active={active}
          isFirst={isFirst}
          label={t('chart.label', { from: first.name, to: last.name, amount })}
          onFocus={setFocused}
        />
        {shown ? <ChartTip count={shown} subject={subject} scales={scales} width={width} /> : null}
      </div>
    </figure>
  );
}
