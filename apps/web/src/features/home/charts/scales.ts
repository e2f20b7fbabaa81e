import { scaleBand, scaleLinear } from '@visx/scale';
import type { DifficultyCount } from '../api.ts';
import type { ChartSubject } from '../search-params.ts';

/** Pixels below the bars for the labels. */
export const AXIS_HEIGHT = 26;
/** Pixels above the tallest bar. */
const HEADROOM = 8;
const LINES = 4;
/** Lowest height of a bar that counts something, so that it can be seen. */
const LEAST = 2;

export interface ChartSize {
  width: number;
  height: number;
  /** What the tallest bar of all charts counts: they have one scale. */
  most: number;
}

export type BarScales = ReturnType<typeof barScales>;

/** What a bar counts. */
export function amountOf({ passCount, levelCount }: DifficultyCount, subject: ChartSubject): number {
  return subject === 'passes' ? passCount : levelCount;
}

/** Where the bars of a chart are, in pixels. */
export function barScales(
  counts: readonly DifficultyCount[],
  subject: ChartSubject,
  { width, height, most }: ChartSize,
) {
  const floor = height - AXIS_HEIGHT;
  const valueOf = (count: DifficultyCount) => amountOf(count, subject);
  const x = scaleBand<string>({
    domain: counts.map(({ name }) => name),
    range: [0, width],
    paddingInner: 0.2,
    paddingOuter: 0.1,
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, most)],
    range: [0, floor - HEADROOM],
  });
  return {
    x,
    floor,
    /** Amounts at which a line is drawn, with its height from the top. */
    lines: y
      .ticks(LINES)
      .filter((amount) => amount > 0 && Number.isInteger(amount))
      .map((amount) => ({ amount, top: floor - y(amount) })),
    valueOf,
    heightOf: (count: DifficultyCount) =>
      valueOf(count) === 0 ? 0 : Math.max(LEAST, Math.round(y(valueOf(count)) * 10) / 10),
    middleOf: (count: DifficultyCount) => (x(count.name) ?? 0) + x.bandwidth() / 2,
    /** The bar whose column holds an x position; null outside of all. */
    indexAt: (left: number) => {
      const index = Math.floor((left / width) * counts.length);
      return counts[index] ? index : null;
    },
  };
}
