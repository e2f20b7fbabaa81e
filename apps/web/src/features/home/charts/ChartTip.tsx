import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DifficultyBadge } from '../../difficulties/index.ts';
import type { DifficultyCount } from '../api.ts';
import { type ChartSubject, chartSubjects } from '../search-params.ts';
import type { BarScales } from './scales.ts';

/** Half of the widest tip: so near it comes to the edges. */
const MARGIN = 76;

export interface ChartTipProps {
  count: DifficultyCount;
  subject: ChartSubject;
  scales: BarScales;
  width: number;
}

/** What a bar stands for, above it. Screen readers get it from the bar itself. */
export function ChartTip({ count, subject, scales, width }: ChartTipProps) {
  const { t } = useTranslation('pages/home');
  const middle = Math.max(MARGIN, Math.min(width - MARGIN, scales.middleOf(count)));
  const amounts = { passes: count.passCount, levels: count.levelCount };
  const inOrder = [subject, ...chartSubjects.filter((other) => other !== subject)] as const;
  return (
    <div
      className="difficulty-tip"
      aria-hidden="true"
      style={{ left: middle, top: scales.floor - scales.heightOf(count) }}
    >
      <DifficultyBadge of={{ ...count, legacyIcon: null }} size={32} decorative />
      <div>
        <p className="font-semibold">{count.name}</p>
        {inOrder.map((name) => (
          <p key={name} className={name === subject ? undefined : 'text-muted'}>
            {t(`amount.${name}`, { count: amounts[name] })}
          </p>
        ))}
      </div>
    </div>
  );
}
