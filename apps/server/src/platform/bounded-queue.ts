import { Problem } from './http/problem.ts';

/** Runs costly work a few at a time. @throws Problem BUSY when too many wait already */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `running` at once and `waiting` in line; those in line start in the order in which they came. */
export function boundedQueue({
  running,
  waiting,
}: {
  readonly running: number;
  readonly waiting: number;
}): BoundedQueue {
  const line: (() => void)[] = [];
  let busy = 0;

  const enter = async () => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (line.length >= waiting) throw new Problem('BUSY', { retryAfter: 2 });
    await new Promise<void>((start) => line.push(start));
  };
  // Whoever leaves hands its place to the next in line.
  const leave = () => {
    const next = line.shift();
    if (next === undefined) busy -= 1;
    else next();
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
