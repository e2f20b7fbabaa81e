import type { Fractions } from './choice.ts';

/** The two hashes of a draw, from whatever library the caller has. Bytes are lower-case hex. */
export interface Hashes {
  readonly sha256: (bytes: string) => string;
  readonly hmacSha256: (key: string, text: string) => string;
}

const HEX_DIGITS = 13;
const TWO_TO_52 = 2 ** 52;

/** Draw i is the first 52 bits of HMAC-SHA-256(secret, "nonce:i") as a fraction (docs/rules/play.md#fair-draws). */
export function fractionsOf(
  secret: string,
  nonce: string,
  { hmacSha256 }: Pick<Hashes, 'hmacSha256'>,
): Fractions {
  return (index) =>
    Number.parseInt(hmacSha256(secret, `${nonce}:${index}`).slice(0, HEX_DIGITS), 16) / TWO_TO_52;
}
