/** A function that runs at most once per interval, and never drops the last call. */
export interface Throttled {
  /** Runs it now, or once at the end of the current interval. */
  (): void;
  stop(): void;
}

/** @param lastRun when it ran by other means, in milliseconds since 1970; 0: never */
export function throttled(every: number, run: () => void, lastRun: () => number = () => 0): Throttled {
  let last = 0;
  let timer: number | undefined;
  const now = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  const want = () => {
    if (timer !== undefined) return;
    const left = Math.max(last, lastRun()) + every - Date.now();
    if (left <= 0) now();
    else timer = window.setTimeout(now, left);
  };
  return Object.assign(want, { stop: () => window.clearTimeout(timer) });
}
