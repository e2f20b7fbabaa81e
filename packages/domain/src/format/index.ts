export { drawnBelow } from './beside.ts';
export { formatBytes, type Size, sizeOf } from './bytes.ts';
export { numberBeside, numberInFull, percentBeside, percentInFull } from './in-full.ts';
export {
  decimal,
  formatAccuracy,
  formatBadgeCount,
  formatBaseScore,
  formatChance,
  formatContrast,
  formatCount,
  formatDeviation,
  formatFactor,
  formatScore,
  formatSpeed,
  NO_VALUE,
} from './numbers.ts';
export { formatClock, formatCountdown, type TimeAgo, timeAgo } from './time-ago.ts';
