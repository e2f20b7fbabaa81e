import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { databaseCounters } from '../db/rate-limit-store.ts';
import { addressKey } from './client-ip.ts';
import { type LimitName, limits } from './limits.ts';
import { processCounters } from './process-counters.ts';
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
  const stores = { process: processCounters(clock), database: databaseCounters(db, clock) };
  const storeOf = (name: LimitName) => stores[limits[name].store];
  const keyOf = (name: LimitName, key: string) => `${name}:${addressKey(key)}`;
  const count = (name: LimitName, key: string, blockAt: number) =>
    storeOf(name).count(keyOf(name, key), limits[name], blockAt);
  const refuseIfBlocked = (blockedFor: number) => {
    if (blockedFor > 0) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(blockedFor / 1000) });
  };

  return {
    hit: async (name, key) => refuseIfBlocked((await count(name, key, limits[name].count + 1)).blockedFor),
    fail: async (name, key) => {
      const { count: failures, blockedFor } = await count(name, key, limits[name].count);
      if (failures > limits[name].count) refuseIfBlocked(blockedFor);
    },
    check: async (name, key) =>
      refuseIfBlocked(await storeOf(name).blockedFor(keyOf(name, key), limits[name])),
    forget: (name, key) => storeOf(name).forget(keyOf(name, key)),
  };
}
