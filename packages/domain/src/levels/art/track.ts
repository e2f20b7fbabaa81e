import type { DifficultyFamily } from '../../difficulties/index.ts';

export type Point = readonly [x: number, y: number];

/** How a track turns (docs/rules/media.md#level-art). Angles in degrees, 0 to the right. */
export interface TrackStyle {
  /** What a corner may add. */
  readonly turns: readonly number[];
  /** How far it may lean. */
  readonly most: number;
  /** Tiles from corner to corner, at least. */
  readonly straight: number;
  /** Bends a little at every tile, now one way, now the other. */
  readonly curls?: true;
}

export const TRACK_STYLES: Readonly<Record<DifficultyFamily, TrackStyle>> = {
  P: { turns: [90, -90, 0], most: 90, straight: 3 },
  G: { turns: [45, -45, 30, -30, 60, -60], most: 75, straight: 2 },
  U: { turns: [60, -60, 120, -120, 30], most: 150, straight: 1 },
  Quantum: { turns: [60, -60, 0], most: 400, straight: 1, curls: true },
  Extra: { turns: [15, -15, 15, -15, 0], most: 60, straight: 2 },
  Hidden: { turns: [90, -90, 0, 45, -45], most: 90, straight: 2 },
};

/** The box that is crossed, and how near to its upper and lower edge. */
export interface TrackBox {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

const MOST_TILES = 170;
/** Where the wish leads out of the box or into the track, these are tried, in this order. */
const WAYS_OUT = [0, 30, -30, 60, -60, 90, -90];

/** Points `length` apart, from beyond the left edge to beyond the right one; the track stays clear of itself. */
export function trackPoints(random: () => number, style: TrackStyle, length: number, box: TrackBox): Point[] {
  let at: Point = [-length * 1.2, box.height * (0.3 + random() * 0.4)];
  let angle = 0;
  const points = [at];
  const wishes = style.curls ? curling(random) : cornering(random, style, box.height);
  while (at[0] < box.width + length && points.length < MOST_TILES) {
    const tries = [wishes(angle, at[1]), angle, ...WAYS_OUT];
    angle =
      tries.find((way) => isLean(way, style) && isFree(along(at, way, length), points, length, box)) ?? 0;
    at = along(at, angle, length);
    points.push(at);
  }
  return points;
}

/** The point `length` away in a direction. */
export function along([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
}

type Wish = (angle: number, y: number) => number;

/** Straight on, then a corner; near an edge the corner leads away from it. */
function cornering(random: () => number, { turns, most, straight }: TrackStyle, height: number): Wish {
  let left = 0;
  return (angle, y) => {
    left -= 1;
    if (left >= 0) return angle;
    left = straight - 1 + Math.floor(random() * 2);
    const turn = turns[Math.floor(random() * turns.length)] ?? 0;
    const leadsOut = (y < height * 0.33 && turn < 0) || (y > height * 0.67 && turn > 0);
    const wish = angle + (leadsOut ? -turn : turn);
    return Math.abs(wish) <= most ? wish : angle;
  };
}

/** Loops, each the other way round, with a stretch between them on which it rights itself. */
function curling(random: () => number): Wish {
  let side = random() < 0.5 ? 1 : -1;
  let left = 360;
  return (angle) => {
    left -= 24;
    if (left <= 0) {
      left = 150 + random() * 330;
      side = -side;
    }
    return left > 300 ? angle * 0.5 : angle + side * (14 + random() * 8);
  };
}

function isLean(way: number, { most }: TrackStyle): boolean {
  return Math.abs(way) <= Math.max(most, 90);
}

function isFree([x, y]: Point, points: readonly Point[], length: number, box: TrackBox): boolean {
  if (y <= box.margin || y >= box.height - box.margin || x <= -length * 1.5) return false;
  const nearest = (length * 1.35) ** 2;
  for (let index = 0; index < points.length - 2; index += 1) {
    const [px, py] = points[index] ?? [0, 0];
    if ((px - x) ** 2 + (py - y) ** 2 <= nearest) return false;
  }
  return true;
}
