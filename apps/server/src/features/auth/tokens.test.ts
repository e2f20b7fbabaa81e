import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionTokens, endsSoon, type TokenClaims } from './tokens.ts';

const secret = 'a secret for tests that is long enough';
const tokens = createSessionTokens(secret);
const now = new Date('2026-05-01T12:00:00Z');
const hour = 3_600_000;
const after = (time: number) => new Date(now.getTime() + time);
const subject = {
  sessionId: '0d4f8f3e-7d2b-4a3c-9f57-1f2a3b4c5d6e',
  userId: 7,
  permissionVersion: 3,
  sessionEnds: after(30 * 24 * hour),
};

async function claimsOf(token: string): Promise<TokenClaims> {
  const claims = await tokens.read(token, now);
  if (claims === null) throw new Error('a dead token');
  return claims;
}

describe('bearer tokens', () => {
  it('are HS256 and say session, user, permission version and times, nothing else', async () => {
    const token = await tokens.sign(subject, now);
    expect(decodeProtectedHeader(token).alg).toBe('HS256');
    expect(decodeJwt(token)).toEqual({
      sid: subject.sessionId,
      uid: 7,
      pv: 3,
      iat: now.getTime() / 1000,
      exp: after(24 * hour).getTime() / 1000,
    });
  });

  it('live 24 hours, but not longer than their session', async () => {
    const token = await tokens.sign(subject, now);
    expect(await tokens.read(token, after(24 * hour - 1000))).not.toBeNull();
    expect(await tokens.read(token, after(24 * hour))).toBeNull();
    const last = await tokens.sign({ ...subject, sessionEnds: after(hour) }, now);
    expect(await tokens.read(last, after(hour))).toBeNull();
  });

  it('end soon when less than 6 hours remain', async () => {
    const claims = await claimsOf(await tokens.sign(subject, now));
    expect(endsSoon(claims, after(18 * hour))).toBe(false);
    expect(endsSoon(claims, after(18 * hour + 1000))).toBe(true);
  });

  it('are refused when forged, unsigned, cut or of another kind', async () => {
    const token = await tokens.sign(subject, now);
    const [head, body, signature] = token.split('.');
    const key = new TextEncoder().encode('another secret that is long enough too');
    const payload = { sid: subject.sessionId, uid: 7, pv: 3 };
    const forged = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(after(hour))
      .sign(key);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const lacking = await new SignJWT({ uid: 7 })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(after(hour))
      .sign(new TextEncoder().encode(secret));
    const bad = [
      forged,
      unsigned,
      lacking,
      `${head}.${body}`,
      `${head}.${body}.${signature}x`,
      '',
      'x'.repeat(5000),
    ];
    for (const text of bad) expect(await tokens.read(text, now), text.slice(0, 40)).toBeNull();
  });

  it('and cookies are not taken for each other', async () => {
    const token = await tokens.sign(subject, now);
    const cookie = await tokens.signCookie(subject, now);
    expect(await tokens.readCookie(cookie, after(29 * 24 * hour))).toEqual({
      sid: subject.sessionId,
      uid: 7,
    });
    expect(await tokens.readCookie(cookie, subject.sessionEnds)).toBeNull();
    expect(await tokens.read(cookie, now)).toBeNull();
    expect(await tokens.readCookie(token, now)).toBeNull();
  });
});
