import type { Clock } from '../platform/clock.ts';

export type FakeClock = Clock & {
  /** Moves the present on. */
  readonly advance: (milliseconds: number) => void;
  readonly set: (time: Date) => void;
};

/** A clock that stands still until it is moved. It starts at the real present: PostgreSQL's own now() is real too. */
export function fakeClock(start: Date = new Date()): FakeClock {
  let present = start.getTime();
  return {
    now: () => new Date(present),
    advance: (milliseconds) => {
      present += milliseconds;
    },
    set: (time) => {
      present = time.getTime();
    },
  };
}
