/** A number as paths write it: two decimals at most. */
export function rounded(value: number): string {
  return String(Number(value.toFixed(2)));
}

export type Point = readonly [x: number, y: number];

/** The measures that strokes are built from. */
export interface StrokeBox {
  readonly w: number;
  readonly h: number;
  /** Radius of a full round. */
  readonly r: number;
  /** Height of the waist of 3, 8, B and S, with the radii above and below it. */
  readonly waist: number;
  readonly upper: number;
  readonly lower: number;
}

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

  /** A quarter round clockwise. */
  turn(radius: number, x: number, y: number): this {
    return this.#add(`A${rounded(radius)} ${rounded(radius)} 0 0 1 `, [x, y]);
  }

  /** A quarter round counter-clockwise. */
  turnBack(radius: number, x: number, y: number): this {
    return this.#add(`A${rounded(radius)} ${rounded(radius)} 0 0 0 `, [x, y]);
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

  #add(command: string, ...points: readonly Point[]): this {
    const written = points.map(([x, y]) => `${rounded(this.#x + x)} ${rounded(this.#y + y)}`);
    this.#path += command + written.join(' ');
    return this;
  }
}
