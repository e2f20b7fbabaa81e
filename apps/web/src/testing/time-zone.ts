import { onTestFinished } from 'vitest';

/** The zone that the test's reader is in, such as "America/New_York", until the test ends. */
export function inTimeZone(zone: string): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}
