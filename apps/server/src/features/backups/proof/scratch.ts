import { createHash, randomBytes } from 'node:crypto';
import { type CopyDatabase, openCopyDatabase } from '../../../platform/db/copy-database.ts';
import { type Trx, withDatabaseName } from '../../../platform/db/database.ts';
import { isNotAllowed } from '../../../platform/db/errors.ts';
import { createDatabase, dropDatabase, enterScratchSchema, selectScratches } from './scratch.repository.ts';

/** What ends the transaction of the work, whose result is kept. */
class Undo<T> extends Error {
  constructor(readonly result: T) {
    super('undone');
  }
}

/**
 * Does something in an empty database that is dropped afterwards, or, where this user may create none, in an empty
 * schema; nothing of it stays in either case. What a process that was killed left behind is dropped first.
 */
export async function inScratch<T>(
  databaseUrl: string,
  work: (target: CopyDatabase, trx: Trx) => Promise<T>,
): Promise<T> {
  const site = await openCopyDatabase(databaseUrl, 'rondo proof');
  try {
    const prefix = scratchPrefix(databaseUrl);
    for (const name of await selectScratches(site.db, prefix)) await dropDatabase(site.db, name);
    const name = `${prefix}${randomBytes(4).toString('hex')}`;
    try {
      await createDatabase(site.db, name);
    } catch (error) {
      if (!isNotAllowed(error)) throw error;
      return await undone(site, async (trx) => {
        await enterScratchSchema(trx);
        return work(site, trx);
      });
    }
    try {
      const scratch = await openCopyDatabase(withDatabaseName(databaseUrl, name), 'rondo proof');
      try {
        return await undone(scratch, (trx) => work(scratch, trx));
      } finally {
        await scratch.close();
      }
    } finally {
      await dropDatabase(site.db, name);
    }
  } finally {
    await site.close();
  }
}

/** How the names of the databases of proofs begin: two sites on one server have two prefixes. */
export function scratchPrefix(databaseUrl: string): string {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `rondo_proof_${hash}_`;
}

async function undone<T>({ db }: CopyDatabase, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      throw new Undo(await work(trx));
    });
  } catch (error) {
    if (error instanceof Undo) return (error as Undo<T>).result;
    throw error;
  }
}
