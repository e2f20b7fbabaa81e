/** The only source of time; tests bring their own. */
export interface Clock {
  /** The present, for what is stored and shown. A server takes the database's: one clock for all processes. */
  now(): Date;
  /** Milliseconds of a count that setting a clock does not move: for the age of what the process keeps. */
  elapsed(): number;
}

/** The time of this machine, for tools that end soon. */
export const systemClock: Clock = { now: () => new Date(), elapsed: () => performance.now() };

export type FollowingClock = Clock & {
  /**
   * Takes over another clock's reading, asked for at `askedAt` of `elapsed()` and just received. A reading that fits
   * what this clock says anyway changes nothing, so that network delay does not make the time jitter.
   */
  readonly follow: (reading: Date, askedAt: number) => void;
};

/** Follows another clock from reading to reading and goes on by itself in between, whatever this machine's clock does. */
export function followingClock(elapsed: () => number = systemClock.elapsed): FollowingClock {
  let ahead = Date.now() - elapsed();
  return {
    now: () => new Date(Math.floor(ahead + elapsed())),
    elapsed,
    follow: (reading, askedAt) => {
      const heardAt = elapsed();
      const [least, most] = [reading.getTime() - heardAt, reading.getTime() + 1 - askedAt];
      if (ahead < least || ahead > most) ahead = (least + most) / 2;
    },
  };
}

/** Whole seconds until then, as a clock that counts down shows them. */
export function secondsUntil(until: Date, now: Date): number {
  return Math.ceil((until.getTime() - now.getTime()) / 1000);
}
