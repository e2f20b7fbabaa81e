import { formatCount } from '@rondo/domain/format';
import { useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.ts';

const DURATION = 600;

/** A number that counts up to its value when it appears; screen readers and reduced motion get it at once. */
export function CountUp({ to }: { to: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();
  useLayoutEffect(() => {
    const element = shown.current;
    if (still || !element) return;
    let frame = 0;
    let start: number | undefined;
    const draw = (now: number) => {
      start ??= now;
      const done = Math.min(1, (now - start) / DURATION);
      element.textContent = formatCount(Math.round(to * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(draw);
    };
    element.textContent = formatCount(0);
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = formatCount(to);
    };
  }, [to, still]);
  return (
    <>
      <span ref={shown} aria-hidden="true">
        {formatCount(to)}
      </span>
      <span className="sr-only">{formatCount(to)}</span>
    </>
  );
}
