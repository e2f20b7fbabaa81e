import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A row that is being dragged, and the place at which it would land. */
interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the pointer has come, in pixels. */
  readonly by: number;
}

/** Where the rows were when one was lifted, in pixels of the page. */
interface Lift {
  readonly from: number;
  readonly start: number;
  readonly middles: readonly number[];
}

export interface Reorder {
  /** Of the element whose children are the rows, and nothing else. */
  list: RefCallback<HTMLElement>;
  /** What a row carries. Alt with an arrow moves it from wherever the focus is in it. */
  row(index: number): {
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
  const list = useRef<HTMLElement | null>(null);
  const lift = useRef<Lift | null>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // A row that the browser takes out and puts in again loses the focus.
    const element = pressed.current;
    pressed.current = null;
    if (element instanceof HTMLElement && document.activeElement !== element) element.focus();
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    pressed.current = document.activeElement;
    onMove(from, to);
  };
  const drop = (isKept: boolean) => {
    if (isKept && drag !== null) move(drag.from, drag.to);
    lift.current = null;
    setDrag(null);
  };
  return {
    list: (element) => {
      list.current = element;
    },
    move,
    row: (index) => ({
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
        if (event.button !== 0 || list.current === null) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const middles = [...list.current.children].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return top + window.scrollY + height / 2;
        });
        lift.current = { from: index, start: event.clientY + window.scrollY, middles };
        setDrag({ from: index, to: index, by: 0 });
      },
      onPointerMove: (event) => {
        if (lift.current === null) return;
        if (event.clientY < edge) window.scrollBy(0, -scrollStep);
        else if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
        setDrag(dragOf(lift.current, event.clientY + window.scrollY));
      },
      onPointerUp: () => drop(true),
      onPointerCancel: () => drop(false),
    }),
  };
}

/** A row lands behind every row whose middle its pointer has passed. */
function dragOf({ from, start, middles }: Lift, at: number): Drag {
  const to = middles.filter((middle, place) => place !== from && middle < at).length;
  return { from, to, by: at - start };
}
