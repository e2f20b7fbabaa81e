import type { BackupDifference, BackupProof } from '@rondo/contract/backups';
import { Problem } from '../../../platform/http/problem.ts';
import type { CopyDatabase } from '../../../platform/db/copy-database.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { isRefusedValue } from '../../../platform/db/errors.ts';
import { migrateWithin } from '../../../platform/db/migrate.ts';
import { standingsFromNothing } from '../../players/index.ts';
import { checkDump, type OpenedDump } from '../dump/check-dump.ts';
import { selectTables } from '../dump/tables.repository.ts';
import { fillSchema } from '../dump/fill-schema.ts';
import { countRows } from '../dump/write-dump.ts';
import type { Progress } from '../work/progress.ts';
import { inScratch } from './scratch.ts';
import { timedProof } from './timed-proof.ts';

/** A restored copy needs so many times the room of its file. */
export const ROOM_TIMES = 2.5;

export type ProofParts = {
  readonly databaseUrl: string;
  readonly clock: { now(): Date };
  /** Of the disk that the database writes to; null where nobody knows. */
  readonly freeBytes: () => Promise<number | null>;
};

/**
 * Proves a dump by restoring it beside the site: the tables are compared with the counts and checksums of its header,
 * and its standings, worked out from nothing, with those that it holds (docs/rules/backups.md#proof).
 */
export async function proveDatabase(
  { databaseUrl, clock, freeBytes }: ProofParts,
  path: string,
  progress: Progress,
): Promise<BackupProof> {
  const proof = timedProof(clock);
  try {
    const dump = await checkDump(path, progress);
    const free = await freeBytes();
    if (free !== null && free < ROOM_TIMES * dump.size) return proof.skipped();
    const differences = await inScratch(databaseUrl, (target, trx) => restored(target, trx, dump, progress));
    return proof.showed(differences);
  } catch (error) {
    const why = refusalOf(error);
    if (why === null) throw error;
    return proof.failed(why);
  }
}

/** Words for what is wrong with the file itself; null for what went wrong otherwise. */
function refusalOf(error: unknown): string | null {
  if (error instanceof Problem && error.code === 'BACKUP_CONTENT')
    return error.extra.details ?? error.message;
  return isRefusedValue(error) ? (error as Error).message : null;
}

async function restored(
  target: CopyDatabase,
  trx: Trx,
  dump: OpenedDump,
  progress: Progress,
): Promise<BackupDifference[]> {
  await fillSchema(target, trx, dump, progress, { isKept: false });
  const tables = await compareTables(target, trx, dump, progress);
  await migrateWithin(trx);
  await progress.say('standings', 0, 1);
  const standings = await standingsFromNothing(trx);
  await progress.say('standings', 1, 1);
  return [
    ...tables,
    ...standings.map(({ figure, count, examples }) => ({
      what: 'standings' as const,
      subject: figure,
      count,
      examples: [...examples],
    })),
  ];
}

/** Reads the filled tables of the current schema again and compares them with what the dump says of them. */
export async function compareTables(
  source: CopyDatabase,
  trx: Trx,
  { header }: OpenedDump,
  progress: Progress,
): Promise<BackupDifference[]> {
  const differences: BackupDifference[] = [];
  const queries = new Map((await selectTables(trx)).map(({ name, query }) => [name, query]));
  for (const [place, { name, rows, sha256 }] of header.tables.entries()) {
    await progress.say('comparing', place, header.tables.length);
    const counted = countRows();
    for await (const piece of source.copyOut(queries.get(name) ?? '')) {
      counted.add(piece as Buffer);
      await progress.moved((piece as Buffer).length);
    }
    const found = counted.total();
    const example = { name, stored: String(rows), found: String(found.rows) };
    if (found.rows !== rows)
      differences.push({
        what: 'rows',
        subject: name,
        count: Math.abs(found.rows - rows),
        examples: [example],
      });
    else if (found.sha256 !== sha256)
      differences.push({ what: 'checksum', subject: name, count: 1, examples: [] });
  }
  return differences;
}
