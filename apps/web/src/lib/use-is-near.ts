import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is or was in the window; at once where the browser cannot tell. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const part = element.current;
    if (isNear || !part) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
