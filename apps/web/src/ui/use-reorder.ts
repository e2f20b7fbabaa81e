import { type CSSProperties, type KeyboardEvent, type PointerEvent, useLayoutEffect, useState } from 'react';

/** A row that is being dragged, in pixels of the page. */
interface Drag {
  readonly from: number;
  /** The place at which it would land. */
  readonly to: number;
  readonly start: number;
  /** How far the pointer has come. */
  readonly by: number;
  /** Where the middles of the rows were when it was lifted. */
  readonly middles: readonly number[];
}

export interface Reorder {
  /** What a row carries; its parent holds the rows and nothing else. Alt with an arrow moves it from wherever the focus is in it. */
  row(index: number): {
    'data-row': true;
    'data-lifted': true | undefined;
    'data-drop': 'before' | 'after' | undefined;
    style: CSSProperties | undefined;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** What the grip of a row carries; the grip takes `touch-action: none`. */
  grip(
    index: number,
  ): Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >;
  /** Moves a row as its buttons do; the focus stays on what was pressed. */
  move(from: number, to: number): void;
}

/** The distance from an edge of the window at which the page scrolls under a dragged row, in pixels. */
const edge = 72;
const scrollStep = 12;

/**
 * Rows that change places: dragged by a grip, moved by buttons, or by Alt with an arrow.
 * @param onMove takes a row out of its place and puts it in at another, both from 0
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void): Reorder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [moved, setMoved] = useState<{ readonly by: Element | null } | null>(null);
  useLayoutEffect(() => {
    // A row that the browser takes out and puts in again loses the focus, and so does a button that ends at an edge.
    const pressed = moved?.by;
    const next = pressed?.matches(':disabled')
      ? pressed.closest('[data-row]')?.querySelector('button:enabled')
      : pressed;
    if (next instanceof HTMLElement && document.activeElement !== next) next.focus();
  }, [moved]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    setMoved({ by: document.activeElement });
    onMove(from, to);
  };
  const drop = (isKept: boolean) => {
    if (isKept && drag !== null) move(drag.from, drag.to);
    setDrag(null);
  };
  return {
    move,
    row: (index) => ({
      'data-row': true,
      'data-lifted': drag?.from === index || undefined,
      'data-drop':
        drag === null || drag.to !== index || drag.to === drag.from
          ? undefined
          : drag.to > drag.from
            ? 'after'
            : 'before',
      style: drag?.from === index ? { translate: `0 ${drag.by}px` } : undefined,
      onKeyDown: (event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        move(index, index + step);
      },
    }),
    grip: (index) => ({
      onPointerDown: (event) => {
        const rows = event.currentTarget.closest('[data-row]')?.parentElement?.children;
        if (event.button !== 0 || rows === undefined) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const middles = [...rows].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + window.scrollY + height / 2;
        });
        setDrag({ from: index, to: index, start: event.clientY + window.scrollY, by: 0, middles });
      },
      onPointerMove: (event) => {
        if (drag === null) return;
        if (event.clientY < edge) window.scrollBy(0, -scrollStep);
        else if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
        setDrag(draggedTo(drag, event.clientY + window.scrollY));
      },
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    }),
  };
}

/** A row lands behind every row whose middle its pointer has passed. */
function draggedTo(drag: Drag, at: number): Drag {
  const to = drag.middles.filter((middle, place) => place !== drag.from && middle < at).length;
  return { ...drag, to, by: at - drag.start };
}
