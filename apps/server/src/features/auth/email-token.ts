import { createHash, randomBytes } from 'node:crypto';

/** A secret for a mailed link: 32 random bytes; only the hash is kept. */
export function newEmailToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: emailTokenHash(token) };
}

export function emailTokenHash(token: string): Buffer {
  return createHash('sha256').update(token.trim()).digest();
}
