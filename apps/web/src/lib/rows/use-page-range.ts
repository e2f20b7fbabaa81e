import { useCallback, useEffect, useRef, useState } from 'react';
import { pageAt } from './list-view.ts';

const pause = 120;

/** The pages that are in sight, or nearly. A scrollbar dragged past a hundred pages asks only for where it stops. */
export function usePageRange(first: number) {
  const [span, setSpan] = useState({ from: first, to: first });
  const latest = useRef(span);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const startAt = (page: number) => setSpan({ from: page, to: page });
  const onRange = useCallback((fromItem: number, toItem: number) => {
    const next = { from: pageAt(fromItem), to: pageAt(Math.max(fromItem, toItem - 1)) };
    const isNear = next.from <= latest.current.to + 1 && next.to >= latest.current.from - 1;
    latest.current = next;
    const update = () => setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
    window.clearTimeout(timer.current);
    if (isNear) update();
    else timer.current = window.setTimeout(update, pause);
  }, []);
  const pages = Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
  return { pages, startAt, onRange };
}
