import { tryToShareThing } from './advisory-lock.ts';
import type { Db, Trx } from './database.ts';
import { prepared, runText } from './prepared.ts';

/** A backup is being put back, or was and this process does not know the new state: nothing may be written. */
export class SitePaused extends Error {
  override readonly message = 'a backup is being put back';
}

const epochs = new WeakMap<Db, string>();

/** From then on, transactions of this handle write into the state of that epoch only. */
export function expectEpoch(db: Db, epoch: string): void {
  epochs.set(db, epoch);
}

/** Holds the site with all others who write, until the end of the transaction. @throws SitePaused; never waits */
export async function enterSite(db: Db, trx: Trx): Promise<void> {
  const expected = epochs.get(db);
  const mayWrite =
    expected === undefined ? await tryToShareThing(trx, 'site') : (await askEpoch(trx)) === expected;
  if (!mayWrite) throw new SitePaused();
}

/** @returns the epoch of what is stored, held until the end of the transaction; null while a backup is being put back */
export async function askEpoch(db: Db): Promise<string | null> {
  const { rows } = await runText<{ epoch: string | null }>(db, epochQuestion);
  return rows[0]?.epoch ?? null;
}

const epochQuestion = prepared('SELECT enter_site() AS epoch');
