import { useState } from 'react';
import { isProblem } from '../../../lib/api/problem.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';

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
