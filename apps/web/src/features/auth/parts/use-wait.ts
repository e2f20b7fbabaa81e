import { useState, useSyncExternalStore } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';

const fallback = 60;

/** Seconds to wait after a refusal for too many tries, counting down, and what to call with each refusal. */
export function useWait(): [seconds: number, onRefusal: (error: unknown) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const onRefusal = (error: unknown) => {
    const isLimited = isProblem(error) && error.status === 429;
    setEnd(isLimited ? Date.now() + (error.retryAfter ?? fallback) * 1_000 : null);
  };
  return [useCountdown(end), onRefusal];
}

const second = 1_000;

function everySecond(listener: () => void): () => void {
  const timer = window.setInterval(listener, second);
  return () => window.clearInterval(timer);
}

const never = () => () => undefined;

/** Seconds left until `end` (milliseconds since 1970), renewed each second; 0 without an end or once it has passed. */
function useCountdown(end: number | null): number {
  return useSyncExternalStore(end === null ? never : everySecond, () =>
    end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / second)),
  );
}
