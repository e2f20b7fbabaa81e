import { type RefObject, useLayoutEffect, useState } from 'react';

const USUAL = 352;

/** The width of an element in pixels, followed as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const look = () => setWidth(element.current?.clientWidth || USUAL);
    look();
    const observer = new ResizeObserver(look);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
