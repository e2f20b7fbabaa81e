const day = 86_400;

/** Ages in seconds and where they stand, in per cent: what is recent has more room, as it is backed up more often. */
const SCALE = [
  [0, 1.5],
  [day, 26],
  [14 * day, 58],
  [70 * day, 79],
  [300 * day, 96],
] as const;

/** Where a backup of that age, in seconds, stands on the axis; what is older than its end stands at the end. */
export function axisPlace(age: number): number {
  const next = SCALE.findIndex(([until]) => age < until);
  if (next === 0) return SCALE[0][1];
  const [from, left] = SCALE[next - 1] ?? SCALE[4];
  const end = SCALE[next];
  if (!end) return 99;
  return left + ((age - from) / (end[0] - from)) * (end[1] - left);
}
