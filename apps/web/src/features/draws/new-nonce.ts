import { randomHex } from '../../lib/random-hex.ts';

/** The number that a browser adds to a draw, so that the server alone cannot know the result: 16 bytes as hex. */
export function newNonce(): string {
  return randomHex(16);
}
