import type { DifficultyFamily } from '../../difficulties/index.ts';
import type { Point } from './track.ts';

/** A number as the drawings write it: one decimal at most. */
export function short(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** A line through points, each written from where the line is: rounding does not add up. */
export function line(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point, index) => {
      const [right, down] = [short(point[0] - x), short(point[1] - y)];
      [x, y] = [x + Number(right), y + Number(down)];
      if (index === 0) return `M${right} ${down}l`;
      return `${index > 1 && !right.startsWith('-') ? ' ' : ''}${right}${down.startsWith('-') ? '' : ' '}${down}`;
    })
    .join('');
}

/** A point between two others. */
function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/**
 * The part of a track whose tiles lie on the points `first` to `last`: a tile reaches from the middle of the way
 * before its point to the middle of the way after it, so a dash as long as a way draws one.
 */
export function tileLine(points: readonly Point[], first: number, last: number): string {
  const own = points.slice(first, last + 1);
  const [before, after] = [points[first - 1], points[last + 1]];
  const [start, end] = [own[0], own.at(-1)];
  if (!start || !end) return '';
  return line([
    ...(before ? [between(before, start, 0.5)] : []),
    ...own.filter((point, index) => index === 0 || index === own.length - 1 || turnsAt(own, index, point)),
    ...(after ? [between(end, after, 0.5)] : []),
  ]);
}

function turnsAt(points: readonly Point[], index: number, [x, y]: Point): boolean {
  const [before, after] = [points[index - 1], points[index + 1]];
  if (!before || !after) return true;
  return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 1;
}

/** What flies about: squares, gems, points, stars and bubbles, `size` from the middle to the tip. */
export function spark(family: DifficultyFamily, x: number, y: number, size: number): string {
  const [whole, half] = [short(size), short(size * 0.6)];
  const at = `M${x} ${y}`;
  switch (family) {
    case 'G':
      return `${at}l${half} ${whole}-${half} ${whole}-${half}-${whole}z`;
    case 'U':
      return `${at}l${whole} ${short(size * 1.8)}h-${short(size * 2)}z`;
    case 'Quantum':
      return `${at}q0 ${whole} ${whole} ${whole}q-${whole} 0-${whole} ${whole}q0-${whole}-${whole}-${whole}q${whole} 0 ${whole}-${whole}`;
    case 'Extra':
      return `${at}a${half} ${half} 0 1 0 .1 0z`;
    default:
      return `${at}h${whole}v${whole}h-${whole}z`;
  }
}
