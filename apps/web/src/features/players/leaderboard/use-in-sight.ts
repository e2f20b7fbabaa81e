import { type RefObject, useEffect, useRef } from 'react';

/** Tells whether an element is in the window; out of it as soon as it is gone. Does nothing without somebody to tell. */
export function useInSight(
  onSight: ((isInSight: boolean) => void) | undefined,
): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !onSight) return;
    const observer = new IntersectionObserver((seen) => onSight(seen.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      onSight(false);
    };
  }, [onSight]);
  return frame;
}
