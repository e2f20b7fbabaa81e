import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

/** Signs and reads payloads of one purpose. Each purpose has a key of its own, so that none passes for another. */
export function signedTexts<T>(secret: Uint8Array, shape: z.ZodType<T>, longest: number) {
  // Imported once: a raw secret would be imported again for every token.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = webcrypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
  return {
    sign: async (payload: Record<string, unknown>, now: Date, ends: Date) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(ends)
        .sign(await imported),
    /** null: malformed, forged or past its time. */
    read: async (text: string, now: Date): Promise<T | null> => {
      if (text.length > longest) return null;
      try {
        const options = { algorithms: ['HS256'], currentDate: now };
        const { payload } = await jwtVerify(text, await imported, options);
        return shape.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
