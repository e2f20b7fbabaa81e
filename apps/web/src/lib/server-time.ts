/** The server's time at the beginning of this page's own count, which setting a clock does not move. */
let beginning = Number.NaN;

/** Takes over the time that an answer was given at. */
export function noteServerTime(date: string | null): void {
  if (date !== null) beginning = Date.parse(date) - performance.now();
}

/**
 * The time by the server's clock, to about a second: limits of what may be sent are the server's, whatever the clock of
 * this device says. The device's while no answer has told.
 */
export function serverNow(): Date {
  return new Date(Number.isNaN(beginning) ? Date.now() : beginning + performance.now());
}
