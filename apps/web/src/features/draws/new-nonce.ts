/** The number that a browser adds to a draw, so that the server alone cannot know the result: 16 bytes as hex. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
