import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type ChallengeParameters, type SolveChallengeOptions, solveChallenge } from 'altcha/lib';

type Work = Omit<SolveChallengeOptions, 'deriveKey' | 'controller'> & { readonly type: 'work' | 'abort' };

/** Solves a challenge as ALTCHA's own worker does, with hashes of a library in place of the browser's. */
self.onmessage = async ({ data: { type, ...work } }: MessageEvent<Work>) => {
  // Who started it ends it: its event loop is busy until then.
  if (type !== 'work') return;
  try {
    self.postMessage(await solveChallenge({ ...work, deriveKey }));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};

/** The algorithm of all challenges of this site. */
const ALGORITHM = 'PBKDF2/SHA-256';

async function deriveKey(
  { algorithm, cost, keyLength }: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) {
  if (algorithm !== ALGORITHM) throw new Error(`unknown algorithm ${algorithm}`);
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
}
