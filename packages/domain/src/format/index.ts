export { formatBytes, type Size, sizeOf } from './bytes.ts';
export {
  decimal,
  formatAccuracy,
  formatBadgeCount,
  formatBaseScore,
  formatCount,
  formatScore,
  formatSpeed,
  NO_VALUE,
} from './numbers.ts';
export { formatClock, formatCountdown, type TimeAgo, timeAgo } from './time-ago.ts';
