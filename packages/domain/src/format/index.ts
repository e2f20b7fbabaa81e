export { formatBytes, type Size, sizeOf } from './bytes.ts';
export { numberBeside, numberInFull, percentBeside, percentInFull } from './in-full.ts';
export {
  decimal,
  formatBadgeCount,
  formatBaseScore,
  formatCount,
  NO_VALUE,
} from './numbers.ts';
export { formatClock, formatCountdown, type TimeAgo, timeAgo } from './time-ago.ts';
export { drawnBelow, formatChance, formatContrast, formatDeviation, formatFactor } from './ratios.ts';
export { formatAccuracy, formatScore, formatSpeed } from './pass-figures.ts';
