import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { migrationNames } from '../../../platform/db/migrate.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Progress } from '../work/progress.ts';
import { type DumpedTable, type DumpHeader, HEADER_LIMIT, readHeader } from './dump-header.ts';
import { dumpEnd, tableEnd, tableStart } from './dump-text.repository.ts';
import { countRows } from './write-dump.ts';

/** A dump whose header was read; `start` of each table is where its rows begin. */
export type OpenedDump = {
  readonly path: string;
  readonly header: DumpHeader;
  readonly bodyStart: number;
  readonly size: number;
};

/** @throws Problem BACKUP_CONTENT when this is no dump, a part of one, or one of a newer site */
export async function openDump(path: string): Promise<OpenedDump> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, HEADER_LIMIT));
    await file.read(bytes, 0, bytes.length, 0);
    const read = readHeader(bytes);
    if (read === null) throw refused('FORMAT', 'The file does not begin like a backup of this site.');
    const { header, bodyStart } = read;
    if (size < bodyStart + header.bytes) throw refused('TRUNCATED', 'The end of the file is missing.');
    if (size > bodyStart + header.bytes) throw refused('CHECKSUM', 'Something was added to the file.');
    if (!migrationNames.includes(header.migration))
      throw refused('NEWER', `It was made by a newer version of the site (${header.migration}).`);
    return { path, header, bodyStart, size };
  } finally {
    await file.close();
  }
}

const refused = (reason: string, details: string) => new Problem('BACKUP_CONTENT', { reason, details });

/**
 * Reads a whole dump back: every table with its counts and checksum, and the checksum of all.
 * @throws Problem BACKUP_CONTENT
 */
export async function checkDump(path: string, progress: Progress): Promise<OpenedDump> {
  const dump = await openDump(path);
  const { header, bodyStart } = dump;
  const whole = createHash('sha256');
  const file = await open(path, 'r');
  try {
    const bytesOf = async function* (start: number, length: number) {
      for await (const piece of piecesOf(file, start, length)) {
        whole.update(piece);
        yield piece;
        await progress.moved(piece.length);
      }
    };
    const expectText = async (start: number, text: string) => {
      const found: Buffer[] = [];
      for await (const piece of bytesOf(start, Buffer.byteLength(text))) found.push(Buffer.from(piece));
      if (Buffer.concat(found).toString() !== text)
        throw refused('CHECKSUM', 'The file was changed after it was made.');
      return start + Buffer.byteLength(text);
    };
    let at = bodyStart;
    for (const [place, table] of header.tables.entries()) {
      await progress.say('checking', place, header.tables.length);
      at = await expectText(at, tableStart(table));
      const counted = countRows();
      for await (const piece of bytesOf(at, table.bytes)) counted.add(piece);
      const { rows, sha256 } = counted.total();
      if (rows !== table.rows || sha256 !== table.sha256)
        throw refused('CHECKSUM', `The rows of ${table.name} were changed after the file was made.`);
      at = await expectText(at + table.bytes, tableEnd);
    }
    await expectText(at, dumpEnd(header));
    if (whole.digest('hex') !== header.sha256)
      throw refused('CHECKSUM', 'The file was changed after it was made.');
    return dump;
  } finally {
    await file.close();
  }
}

const PIECE = 256 * 1024;

/** Reads a part of a file into the same memory again and again: new memory for each piece would keep the collector busy. */
async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafe(Math.min(PIECE, length));
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(memory, 0, Math.min(PIECE, length - at), start + at);
    if (bytesRead === 0) return;
    yield memory.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** The rows of each table in a dump as they stand in the file. */
export function rowsOf({ path, header, bodyStart }: OpenedDump) {
  let at = bodyStart;
  return header.tables.map((table: DumpedTable) => {
    const start = at + Buffer.byteLength(tableStart(table));
    at = start + table.bytes + tableEnd.length;
    const read = async function* (): AsyncGenerator<Buffer> {
      if (table.bytes === 0) return;
      const end = start + table.bytes - 1;
      for await (const piece of createReadStream(path, { start, end, highWaterMark: PIECE }))
        yield piece as Buffer;
    };
    return { table, read };
  });
}
