import type { Point } from './pen.ts';

const PARTS = 32;

/** Length of an SVG path of absolute M, L, H, V, Q, C, Z and round A (at most a half round) commands, in its own units. */
export function pathLength(path: string): number {
  let at: Point = [0, 0];
  let start: Point = at;
  let length = 0;
  for (const [, command = '', text = ''] of path.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g)) {
    const n = (text.match(/-?[\d.]+/g) ?? []).map(Number) as [number, ...number[]];
    const end = endOf(command, n, at, start);
    if (command === 'M') start = end;
    else if (command === 'A') length += 2 * n[0] * Math.asin(Math.min(1, distance(at, end) / (2 * n[0])));
    else length += curveLength([at, ...controls(command, n), end]);
    at = end;
  }
  return length;
}

function endOf(command: string, n: readonly number[], [x, y]: Point, start: Point): Point {
  if (command === 'Z') return start;
  if (command === 'H') return [n[0] ?? x, y];
  if (command === 'V') return [x, n[0] ?? y];
  return [n.at(-2) ?? x, n.at(-1) ?? y];
}

function controls(command: string, n: readonly number[]): Point[] {
  if (command !== 'Q' && command !== 'C') return [];
  const pairs = n.slice(0, -2);
  return pairs.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, pairs[index + 1] ?? 0]] : []));
}

/** A Bézier curve of any degree, as the sum of short chords. */
function curveLength(points: readonly Point[]): number {
  const parts = points.length > 2 ? PARTS : 1;
  const stops = Array.from({ length: parts + 1 }, (_, index) => pointAt(points, index / parts));
  return stops.reduce((sum, stop, index) => sum + distance(stops[index - 1] ?? stop, stop), 0);
}

function pointAt(points: readonly Point[], share: number): Point {
  const [first = [0, 0]] = points;
  if (points.length <= 1) return first;
  const next = points.slice(1).map((to, index): Point => {
    const from = points[index] ?? to;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return pointAt(next, share);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
