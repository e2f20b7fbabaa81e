import { inflateSync } from 'node:zlib';

/** A font's tables by their four-letter names, decompressed. */
export type FontTables = ReadonlyMap<string, Buffer>;

export type DecompressedFont = { readonly flavor: number; readonly tables: FontTables };

const HEADER = 44;
const ENTRY = 20;

/** Reads a WOFF 1 file. @throws RangeError or zlib's error for a broken one */
export function decompressWoff(file: Buffer): DecompressedFont {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('This is not a WOFF file.');
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const entry = HEADER + index * ENTRY;
    const [offset, compressedLength, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = file.subarray(offset, offset + compressedLength);
    tables.set(
      file.toString('latin1', entry, entry + 4),
      compressedLength < length ? inflateSync(bytes) : bytes,
    );
  }
  return { flavor: file.readUInt32BE(4), tables };
}

/** The same tables as a TrueType file, under a family name of our own. */
export function writeTrueType({ flavor, tables }: DecompressedFont, family: string): Buffer {
  const named = new Map(tables).set('name', nameTable(family));
  const entries = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + entries.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(entries.length, 4);
  const parts = [head];
  let offset = head.length;
  for (const [index, [tag, bytes]] of entries.entries()) {
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum(padded), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Family (1) and PostScript name (6), both the same, for Windows and Unicode. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const ids = [1, 6];
  const head = Buffer.alloc(6 + ids.length * 12);
  head.writeUInt16BE(ids.length, 2);
  head.writeUInt16BE(head.length, 4);
  for (const [index, id] of ids.entries()) {
    const fields = [3, 1, 0x0409, id, text.length, 0];
    for (const [place, field] of fields.entries()) head.writeUInt16BE(field, 6 + index * 12 + place * 2);
  }
  return Buffer.concat([head, text]);
}
