import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';

/** Cost of one argon2id hash with one lane. */
export type PasswordCost = { readonly memoryKiB: number; readonly passes: number };

/** 64 MiB, 3 passes (docs/rules/auth.md#passwords). */
export const usualCost: PasswordCost = { memoryKiB: 65_536, passes: 3 };

const argon2id = 2;
const mostAtOnce = 2;
const mostWaiting = 64;

/** Makes and checks password hashes, at most two at once; 64 more wait, the next one is BUSY. */
export function createPasswordHasher(cost: PasswordCost = usualCost) {
  const turns = createTurns();
  const options = { algorithm: argon2id, memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 };
  const marker = `$m=${cost.memoryKiB},t=${cost.passes},p=1$`;
  let dummy: string | undefined;
  let work = 0;

  return {
    /** @throws Problem BUSY */
    hash: (password: string) =>
      turns(() => {
        work++;
        return hash(typed(password), options);
      }),
    /**
     * Whether the password is the one of the hash. Without a hash (no such account, no password) the same work is
     * done and the answer is false, so that time reveals nothing.
     * @throws Problem BUSY
     */
    matches: (password: string, stored: string | null) =>
      turns(async () => {
        work++;
        dummy ??= await hash('the password of nobody', options);
        const isSame = await verify(stored ?? dummy, typed(password));
        return isSame && stored !== null;
      }),
    /** Whether the hash was made at another cost than today's. */
    isOutdated: (stored: string) => !stored.startsWith('$argon2id$') || !stored.includes(marker),
    /** Hashes made or checked so far. */
    get work() {
      return work;
    },
  };
}

/** Keyboards write the same letter in several forms. */
const typed = (password: string) => password.normalize('NFC');

function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new Problem('BUSY', { retryAfter: 5 });
      // The one that ends hands its turn over, so `running` stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
