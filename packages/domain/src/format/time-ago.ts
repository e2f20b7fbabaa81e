/** Seconds of each unit (docs/rules/pages.md#numbers), largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export type TimeAgoUnit = (typeof UNITS)[number][0];

export interface TimeAgo {
  readonly unit: TimeAgoUnit;
  /** At least 1. */
  readonly count: number;
}

/** The largest whole unit since `time`; null below a minute, and for a time still to come: "just now". */
export function timeAgo(time: Date, now: Date): TimeAgo | null {
  const seconds = Math.floor((now.getTime() - time.getTime()) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return { unit, count: Math.floor(seconds / length) };
  }
  return null;
}

/** A countdown: "45 s" below a minute, "m:ss" from there. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 60) return `${left} s`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** What is left of a while, as a clock shows it: "01:47:20". */
export function formatClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
