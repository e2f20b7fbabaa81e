import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { BackupKind } from '@rondo/domain/backups';
import type { CopyDatabase } from '../../../platform/db/copy-database.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Progress } from '../work/progress.ts';
import { type DumpHeader, headerLength, headerText } from './dump-header.ts';
import { dumpEnd, tableEnd, tableStart } from './dump-text.repository.ts';
import { selectMigration, selectSequences, selectTables, settleSession } from './tables.repository.ts';

/**
 * Writes what the transaction `trx` of `source` sees into a new file that only this user may read. Nothing of it stands
 * in memory but a piece; the header is written last. The file is safe on the disk when this returns.
 */
export async function writeDump(
  source: CopyDatabase,
  trx: Trx,
  { path, kind, at, progress }: { path: string; kind: BackupKind; at: Date; progress: Progress },
): Promise<DumpHeader> {
  await settleSession(trx);
  const tables = await selectTables(trx);
  const sequences = await selectSequences(trx);
  const begun = {
    kind,
    at: at.toISOString(),
    migration: await selectMigration(trx),
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: [...columns],
      rows: 0,
      bytes: 0,
      sha256: '',
    })),
    sequences,
  };
  const length = headerLength(begun);
  const file = await open(path, 'wx', 0o600);
  try {
    const body = bodyAt(file, length);
    for (const [place, table] of begun.tables.entries()) {
      await progress.say('copying', place, tables.length);
      await body.write(Buffer.from(tableStart(table)));
      Object.assign(table, await writeRows(body, source.copyOut(tables[place]?.query ?? ''), progress));
      await body.write(Buffer.from(tableEnd));
    }
    await body.write(Buffer.from(dumpEnd(begun)));
    const header = { ...begun, ...body.written() };
    await file.write(headerText(header, length), 0);
    await file.sync();
    return header;
  } finally {
    await file.close();
  }
}

type Body = ReturnType<typeof bodyAt>;

function bodyAt(file: FileHandle, start: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    write: async (piece: Buffer) => {
      hash.update(piece);
      await file.write(piece, 0, piece.length, start + bytes);
      bytes += piece.length;
    },
    written: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

async function writeRows(body: Body, rows: AsyncIterable<Buffer>, progress: Progress) {
  const counted = countRows();
  for await (const piece of rows) {
    counted.add(piece);
    await body.write(piece);
    await progress.moved(piece.length);
  }
  return counted.total();
}

/** Counts rows, bytes and checksum of pieces in COPY's text format, in which each row ends a line. */
export function countRows() {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add: (piece: Buffer) => {
      hash.update(piece);
      bytes += piece.length;
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows += 1;
    },
    total: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}
