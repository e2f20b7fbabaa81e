import { createHmac } from 'node:crypto';
import { type CaptchaChallenge, captchaChallenge } from '@rondo/contract/auth';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Deps } from '../../platform/feature.ts';
import type { Captcha } from './captcha.ts';
import { spendCaptcha } from './spent.repository.ts';

const life = 5 * 60_000;
/** Work of one solution: this many keys are tried, of this many rounds each; about a second for one thread. */
const fewestTries = 1000;
const mostTries = 3000;
const rounds = 2000;
const longestToken = 4000;

/** What the widget sends: base64 of this as JSON. More keys in `parameters` would break the signature. */
const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** The ALTCHA protocol. Its keys come from the session secret, so that all processes agree on them. */
export function createAltcha({
  db,
  clock,
  sessionSecret,
}: Pick<Deps, 'db' | 'clock' | 'sessionSecret'>): Captcha {
  const keyFor = (purpose: string) => createHmac('sha256', sessionSecret).update(purpose).digest('hex');
  const secrets = {
    hmacSignatureSecret: keyFor('captcha challenge'),
    hmacKeySignatureSecret: keyFor('captcha solution'),
  };

  return {
    isOn: true,
    issue: async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(mostTries, fewestTries),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + life),
        ...secrets,
      });
      return challenge as CaptchaChallenge;
    },
    consume: async (token) => {
      const given = read(token);
      if (given === null) return false;
      const { challenge, solution } = given;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      const isRight = await verifySolution({ challenge, solution, deriveKey, ...secrets }).then(
        ({ verified }) => verified,
        () => false,
      );
      if (!isRight || expiresAt <= clock.now()) return false;
      return spendCaptcha(db, challenge.signature, expiresAt);
    },
  };
}

function read(token: string): z.infer<typeof payload> | null {
  if (token.length > longestToken) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
