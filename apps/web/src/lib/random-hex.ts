/**
 * That many random bytes as lower-case hexadecimal digits: what only this browser can know. `crypto.randomUUID` and
 * `crypto.subtle` are missing on pages that came over plain http, this is not.
 */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
