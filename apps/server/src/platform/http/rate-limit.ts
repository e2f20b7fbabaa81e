import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { countInDatabase, forgetInDatabase, blockedUntilInDatabase } from '../db/rate-limit-store.ts';
import { addressKey } from './client-ip.ts';
import { type CountResult, type LimitName, limits } from './limits.ts';
import { createProcessCounters } from './process-counters.ts';
import { Problem } from './problem.ts';

/** Keeps the limits. Keys are client addresses, user ids (`user:7`) or texts hashed by the caller. */
export interface Limiter {
  /** Counts one try; the one above the limit blocks the key. @throws Problem RATE_LIMITED */
  hit(name: LimitName, key: string): Promise<void>;
  /** Refuses a blocked key without counting. @throws Problem RATE_LIMITED */
  check(name: LimitName, key: string): Promise<void>;
  /**
   * Counts one failure; the last one that the limit allows blocks the key without throwing. Tries that were under way
   * meanwhile are refused. @throws Problem RATE_LIMITED
   */
  fail(name: LimitName, key: string): Promise<void>;
  /** Forgets a key, after a success. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** Lets everything pass: RATE_LIMITS=off. */
export const noLimiter: Limiter = {
  hit: async () => undefined,
  check: async () => undefined,
  fail: async () => undefined,
  forget: async () => undefined,
};

export function createLimiter({ db, clock }: { db: Db; clock: Clock }): Limiter {
  const counters = createProcessCounters();
  const keyOf = (name: LimitName, key: string) => `${name}:${addressKey(key)}`;

  const count = async (name: LimitName, key: string, blockAt: number): Promise<CountResult> => {
    const limit = limits[name];
    const now = clock.now();
    return limit.store === 'process'
      ? counters.count(keyOf(name, key), limit, blockAt, now.getTime())
      : countInDatabase(db, keyOf(name, key), limit, blockAt, now);
  };
  const refuseIfBlocked = (blockedUntil: number | null) => {
    const left = (blockedUntil ?? 0) - clock.now().getTime();
    if (left > 0) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(left / 1000) });
  };

  return {
    hit: async (name, key) => refuseIfBlocked((await count(name, key, limits[name].count + 1)).blockedUntil),
    fail: async (name, key) => {
      const { count: failures, blockedUntil } = await count(name, key, limits[name].count);
      if (failures > limits[name].count) refuseIfBlocked(blockedUntil);
    },
    check: async (name, key) => {
      const full = keyOf(name, key);
      refuseIfBlocked(
        limits[name].store === 'process'
          ? counters.blockedUntil(full)
          : await blockedUntilInDatabase(db, full, clock.now()),
      );
    },
    forget: async (name, key) => {
      if (limits[name].store === 'process') counters.forget(keyOf(name, key));
      else await forgetInDatabase(db, keyOf(name, key));
    },
  };
}
