export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distances in pixels. */
export interface ToastPlace {
  /** From the window's lower edge. */
  bottom: number;
  /** The room there is. */
  most: number;
}

/** What toasts never cover: bars of actions, and the buttons that do something for good. */
const actions = '[data-actions], .btn-primary, .btn-danger, .btn-success, button[type="submit"]';

/** What can be pressed and must stay so, as boxes in the window. */
export function actionBoxes(list: Element): Box[] {
  return [...document.querySelectorAll(actions)]
    .filter((part) => !list.contains(part) && part.closest('[inert], [aria-hidden="true"]') === null)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/**
 * The lowest place in a column of the window where toasts of a height cover no action; the largest one where none is
 * high enough, in which they scroll.
 * @param window its height
 * @param margin what is left free around them
 */
export function freePlace(
  { left, right, height }: { left: number; right: number; height: number },
  window: number,
  obstacles: readonly Box[],
  margin: number,
): ToastPlace {
  const inColumn = obstacles
    .filter((box) => box.left < right && box.right > left && box.top < window && box.bottom > 0)
    .sort((one, other) => other.bottom - one.bottom);
  const gaps: ToastPlace[] = [];
  let floor = window;
  for (const { top, bottom } of [...inColumn, { top: 0, bottom: 0 }]) {
    gaps.push({ bottom: window - floor + margin, most: floor - bottom - 2 * margin });
    floor = Math.min(floor, top);
  }
  const largest = gaps.reduce((best, gap) => (gap.most > best.most ? gap : best));
  const { bottom, most } = gaps.find((gap) => gap.most >= height) ?? largest;
  return { bottom, most: Math.max(0, most) };
}
