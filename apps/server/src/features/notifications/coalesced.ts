import { setTimeout as sleep } from 'node:timers/promises';

/** Work that runs at most once in a period, however often it is wanted. */
export interface Coalesced {
  /** Runs it at once, or once more when the present period is over. */
  (): void;
  /** Starts no more runs. Resolves when none is under way. */
  stop(): Promise<void>;
}

/** One run after another, started at least `everyMs` apart; a failure is reported, and tried again when next wanted. */
export function coalesced(
  everyMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): Coalesced {
  let isWanted = false;
  let isBusy = false;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();

  const takeTurns = async () => {
    isBusy = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      current = work().catch(failed);
      await Promise.all([current, sleep(everyMs, undefined, { ref: false })]);
    }
    isBusy = false;
  };
  const want = () => {
    isWanted = true;
    if (!isBusy) void takeTurns();
  };
  return Object.assign(want, {
    stop: () => {
      isStopped = true;
      return current;
    },
  });
}
