import { last } from './server-time.ts';

/**
 * The time by the server's clock, to about a second: limits of what may be sent are the server's, whatever the clock of
 * this device says. The device's while its last answer did not say.
 */
export function serverNow(): Date {
  const time = Date.parse(last.answer?.headers.get('Date') ?? '') - last.at + performance.now();
  return new Date(Number.isNaN(time) ? Date.now() : time);
}
