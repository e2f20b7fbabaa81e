import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

/** Signs and reads payloads of one purpose. Each purpose has a key of its own, so that none passes for another. */
export function signedTexts<T>(secret: Uint8Array, shape: z.ZodType<T>, longest: number) {
  const key = createSecretKey(secret);
  return {
    sign: (payload: Record<string, unknown>, now: Date, ends: Date) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(ends)
        .sign(key),
    /** null: malformed, forged or past its time. */
    read: async (text: string, now: Date): Promise<T | null> => {
      if (text.length > longest) return null;
      try {
        const options = { algorithms: ['HS256'], currentDate: now };
        const { payload } = await jwtVerify(text, key, options);
        return shape.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
