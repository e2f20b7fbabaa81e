/** A quick, well mixed hash of a text: an integer 0 … 2^53 - 1, the same on every machine. Not for secrets. */
export function hash53(text: string): number {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low + unit, 0x27d4eb2f) ^ (low >>> 13);
  }
  high = avalanche(high ^ text.length);
  low = avalanche(low ^ high);
  return (high & 0x1fffff) * 2 ** 32 + low;
}

function avalanche(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
