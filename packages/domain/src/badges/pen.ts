/** A number as paths write it: two decimals at most. */
export function rounded(value: number): string {
  return String(Number(value.toFixed(2)));
}

export type Point = readonly [x: number, y: number];

/** A corner of a stroke; one with a radius is rounded, and its edges are level or upright. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** What floating point may add to a length. */
const SLIP = 0.001;

/** Writes an SVG path stroke by stroke; coordinates are counted from the pen's own origin. */
export class Pen {
  readonly #x: number;
  readonly #y: number;
  #path = '';

  constructor(x = 0, y = 0) {
    this.#x = x;
    this.#y = y;
  }

  get path(): string {
    return this.#path;
  }

  move(x: number, y: number): this {
    return this.#add('M', [x, y]);
  }

  line(x: number, y: number): this {
    return this.#add('L', [x, y]);
  }

  /** A level line to `x`. */
  across(x: number): this {
    this.#path += `H${rounded(this.#x + x)}`;
    return this;
  }

  /** An upright line to `y`. */
  down(y: number): this {
    this.#path += `V${rounded(this.#y + y)}`;
    return this;
  }

  /** A line from corner to corner; its ends may lie within the round of a corner. */
  stroke(...corners: readonly Corner[]): this {
    corners.forEach((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) this.move(corner[0], corner[1]);
      else if (after || !isWithin(corner, before)) this.#corner(before, corner, after ?? corner);
    });
    return this;
  }

  /** The same all the way round. */
  loop(...corners: readonly [Corner, Corner, ...Corner[]]): this {
    const [first, second] = corners;
    this.move(...onEdge(first, second));
    corners.forEach((corner, index) => {
      const before = corners[index - 1];
      if (before) this.#corner(before, corner, corners[index + 1] ?? first);
    });
    if (first[2] !== undefined) this.#corner(corners.at(-1) ?? second, first, second);
    return this.close();
  }

  curve(first: Point, second: Point, end: Point): this {
    return this.#add('C', first, second, end);
  }

  bend(control: Point, end: Point): this {
    return this.#add('Q', control, end);
  }

  close(): this {
    this.#path += 'Z';
    return this;
  }

  /** Straight on to the corner, and round it. */
  #corner(before: Corner, corner: Corner, after: Corner): void {
    const [x, y, radius] = corner;
    if (!isWithin(before, corner)) this.#straight(before, onEdge(corner, before));
    if (radius === undefined) return;
    const isClockwise = (x - before[0]) * (after[1] - y) > (y - before[1]) * (after[0] - x);
    const size = rounded(radius);
    const [endX, endY] = isWithin(after, corner) ? after : onEdge(corner, after);
    this.#add(`A${size} ${size} 0 0 ${isClockwise ? 1 : 0} `, [endX, endY]);
  }

  #straight([fromX, fromY]: Corner, [x, y]: Point): void {
    if (fromY === y) this.across(x);
    else if (fromX === x) this.down(y);
    else this.line(x, y);
  }

  #add(command: string, ...points: readonly Point[]): this {
    const written = points.map(([x, y]) => `${rounded(this.#x + x)} ${rounded(this.#y + y)}`);
    this.#path += command + written.join(' ');
    return this;
  }
}

function isWithin([x, y]: Corner, [cornerX, cornerY, radius = 0]: Corner): boolean {
  return Math.hypot(x - cornerX, y - cornerY) <= radius + SLIP;
}

/** Where the round of a corner meets the edge that leads to another one. */
function onEdge([x, y, radius = 0]: Corner, [toX, toY]: Corner): Point {
  return [x + Math.sign(toX - x) * radius, y + Math.sign(toY - y) * radius];
}
