import type { Clock } from '../platform/clock.ts';

export type FakeClock = Clock & {
  /** Lets time pass. */
  readonly advance: (milliseconds: number) => void;
  /** Sets the clock to another present, forwards or back, as a person or a time server would: no time passes. */
  readonly set: (time: Date) => void;
};

/** A clock that stands still until it is moved. It starts at the real present: PostgreSQL's own now() is real too. */
export function fakeClock(start: Date = new Date()): FakeClock {
  let present = start.getTime();
  let elapsed = 0;
  return {
    now: () => new Date(present),
    elapsed: () => elapsed,
    advance: (milliseconds) => {
      present += milliseconds;
      elapsed += milliseconds;
    },
    set: (time) => {
      present = time.getTime();
    },
  };
}
