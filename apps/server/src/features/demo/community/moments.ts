const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far back the demo's past reaches. */
const DEMO_YEARS = 3;
export const DEMO_START_DAYS = DEMO_YEARS * 365;

/** The time so many days (fractions allowed) before `now`, to the second. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / 1000) * 1000);
}

/** A time between two others; `share` 0 … 1 of the way, to the second. */
export function between(from: Date, to: Date, share: number): Date {
  const time = from.getTime() + Math.max(0, to.getTime() - from.getTime()) * share;
  return new Date(Math.floor(time / 1000) * 1000);
}

export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR);
}
