import { useSyncExternalStore } from 'react';

const second = 1_000;

function everySecond(listener: () => void): () => void {
  const timer = window.setInterval(listener, second);
  return () => window.clearInterval(timer);
}

const never = () => () => undefined;

/** Seconds left until `end` (milliseconds since 1970), renewed each second; 0 without an end or once it has passed. */
export function useCountdown(end: number | null): number {
  return useSyncExternalStore(end === null ? never : everySecond, () =>
    end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / second)),
  );
}
