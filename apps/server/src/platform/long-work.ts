/** So long the thread is kept from everybody else, in milliseconds. */
const SLICE_MS = 8;

export type Budget = {
  /** Whoever asked has gone, or the process stops: the work ends at its next break. */
  readonly signal?: AbortSignal;
  /** Most milliseconds from beginning to end, breaks included; unlimited unless given. */
  readonly patienceMs?: number;
};

/** The work did not come to its end in the time that it was given. */
export class WorkTooLong extends Error {
  override readonly message = 'the work took too long';
}

/**
 * Work over many things on the thread that answers everybody: it is done in slices, between which others are answered
 * (docs/decisions/0025-long-work.md).
 */
export type LongWork = {
  /**
   * Does something for each thing, in their order. What is done for one thing must be short: it is never interrupted.
   * @throws WorkTooLong, or the reason of the signal
   */
  readonly each: <T>(things: Iterable<T>, what: (thing: T) => void) => Promise<void>;
  /** The same; what is made of each thing, in their order. */
  readonly map: <T, R>(things: Iterable<T>, what: (thing: T) => R) => Promise<R[]>;
};

/** Begins work; its patience counts from now. */
export function longWork({ signal, patienceMs = Number.POSITIVE_INFINITY }: Budget = {}): LongWork {
  const until = performance.now() + patienceMs;
  const nextSlice = async (): Promise<number> => {
    await nextTurn();
    signal?.throwIfAborted();
    const now = performance.now();
    if (now > until) throw new WorkTooLong();
    return now + SLICE_MS;
  };
  const each: LongWork['each'] = async (things, what) => {
    let sliceEnds = await nextSlice();
    for (const thing of things) {
      if (performance.now() >= sliceEnds) sliceEnds = await nextSlice();
      what(thing);
    }
  };
  return {
    each,
    map: async <T, R>(things: Iterable<T>, what: (thing: T) => R) => {
      const made: R[] = [];
      await each(things, (thing) => made.push(what(thing)));
      return made;
    },
  };
}

/** Those that wait for their next slice: one of them gets it between two looks at what came from the network. */
const waiting: (() => void)[] = [];

/** Lets others be answered, and goes on when it is its turn. */
export function nextTurn(): Promise<void> {
  return new Promise((begin) => {
    if (waiting.push(begin) === 1) setImmediate(beginNext);
  });
}

function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}
