/** Wheels are drawn on a square of 560, like the design board. Degrees go clockwise from the top. */
export const SQUARE = 560;
export const CENTRE = SQUARE / 2;
export const OUTER = 250;
export const HUB = 101;
/** Where the discs ride. */
export const RIM = 262;

export function pointAt(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const x = CENTRE + radius * Math.sin(radians);
  const y = CENTRE - radius * Math.cos(radians);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** A slice of less than half of the wheel. */
export function sector(from: number, to: number, outer = OUTER, inner = HUB): string {
  return `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`;
}

export function arc(from: number, to: number, radius: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  return `M${pointAt(radius, from)}A${radius} ${radius} 0 ${isLong} 1 ${pointAt(radius, to)}`;
}
