import { sql } from 'kysely';
import type { Db, Trx } from './database.ts';

/** Things that no row stands for, yet only one transaction at a time may decide. */
export type LockedThing =
  /** Whether a player name is free; `key` is the folded name. */
  | 'playerName'
  /** Whether an account may be called by a name; `key` is its reading. */
  | 'accountName'
  /** Whether names of teams are free, aliases included; no key. */
  | 'teamNames'
  /** Whether the demo is to be loaded; no key. */
  | 'demo'
  /** Creators and what belongs to them: merges, splits and credits; no key. */
  | 'creators'
  /** Which difficulties there are and what they are worth; no key. */
  | 'difficulties'
  /** Which channels of the chat there are; no key. */
  | 'chatChannels'
  /** Which roles of the chat there are; no key. */
  | 'chatRoles'
  /** Statistics and ranks of all players; no key. */
  | 'standings'
  /** The history of ranks before today; no key. */
  | 'rankDays'
  /** What one user submits at once; `key` is the user's id. */
  | 'submitter'
  /** Which job of a lane is next; `key` is the lane. */
  | 'jobLane'
  /** The preview that one user waits for; `key` is the user's id. */
  | 'preview'
  /** The one simulation of the site; no key. */
  | 'simulation'
  /** The next draw of one user in one game; `key` is the user's id and the game. */
  | 'draw'
  /** Which modifiers are at work; no key. */
  | 'modifiers'
  /** What is to be done next with backups, and where their folder is; no key. */
  | 'backups'
  /** What is known about a backup; `key` is its type and name. */
  | 'backupNote'
  /** All that may be written: shared by each transaction that writes, alone for a restore; no key. */
  | 'site';

const hashOf = (thing: LockedThing, key = '') => sql`hashtextextended(${`${thing}:${key}`}, 0)`;

/** Holds a thing until the end of the transaction; others wait for it. Locks of the same thing and key exclude each other. */
export async function lockThing(trx: Trx, thing: LockedThing, key?: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hashOf(thing, key)})`.execute(trx);
}

/** Holds a thing together with others who share it; whoever wants it alone waits for all of them. */
export async function shareThing(trx: Trx, thing: LockedThing): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${hashOf(thing)})`.execute(trx);
}

/** Holds a thing until the end of the transaction if it is free. @returns false when somebody has it; never waits. */
export async function tryThing(trx: Trx, thing: LockedThing, key?: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${hashOf(thing, key)}) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** The same, together with others who share it. @returns false when somebody has it alone, or waits for that */
export async function tryToShareThing(trx: Trx, thing: LockedThing): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock_shared(${hashOf(thing)}) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** Does `work` over one connection that shares the thing meanwhile, after waiting for whoever has it alone. */
export function sharingThing<T>(db: Db, thing: LockedThing, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock_shared(${hashOf(thing)})`.execute(one);
    try {
      return await work(one);
    } finally {
      await sql`select pg_advisory_unlock_shared(${hashOf(thing)})`.execute(one);
    }
  });
}
