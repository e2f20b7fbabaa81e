import { createHash } from 'node:crypto';
import { BACKUP_KINDS } from '@rondo/domain/backups';
import { z } from 'zod';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  /** Of its rows in the file. */
  bytes: z.number().int().min(0),
  sha256: z.string(),
});
export type DumpedTable = z.infer<typeof table>;

const header = z.object({
  kind: z.enum(BACKUP_KINDS),
  /** The moment that a restore leads back to, ISO 8601. */
  at: z.iso.datetime(),
  /** The newest migration of the schema. */
  migration: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.number().int() })),
  /** Of everything behind the header. */
  bytes: z.number().int().min(0),
  sha256: z.string(),
});
/** What a dump says of itself (docs/rules/backups.md#database). */
export type DumpHeader = z.infer<typeof header>;

/** How the first line of each dump begins: by this it is told from other files. */
export const DUMP_SIGNATURE = '-- Rondo backup, format 1\n';
/** No header is longer. */
export const HEADER_LIMIT = 1024 * 1024;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const unknownHash = '0'.repeat(64);

/** The header as text of `length` bytes. Only ASCII: names of tables and columns are. */
export function headerText(content: DumpHeader, length?: number): string {
  const ending = `\n-- sha256 ${unknownHash}\n`;
  const start = `-- ${JSON.stringify(content)}`;
  const padding = (length ?? 0) - DUMP_SIGNATURE.length - start.length - ending.length;
  const line = start + ' '.repeat(Math.max(0, padding));
  return `${DUMP_SIGNATURE}${line}\n-- sha256 ${hashOf(line)}\n`;
}

/** Room for the header of these tables, whatever they will hold. */
export function headerLength(content: Omit<DumpHeader, 'bytes' | 'sha256'>): number {
  const most = Number.MAX_SAFE_INTEGER;
  const tables = content.tables.map((one) => ({ ...one, rows: most, bytes: most, sha256: unknownHash }));
  const sequences = content.sequences.map(({ name }) => ({ name, last: most }));
  return headerText({ ...content, tables, sequences, bytes: most, sha256: unknownHash }).length;
}

/** @returns the header and where the body begins; null when these bytes do not begin with a whole one */
export function readHeader(
  bytes: Buffer,
): { readonly header: DumpHeader; readonly bodyStart: number } | null {
  const text = bytes.toString('latin1');
  if (!text.startsWith(DUMP_SIGNATURE)) return null;
  const [line, hash] = text.slice(DUMP_SIGNATURE.length).split('\n', 2);
  if (line === undefined || hash !== `-- sha256 ${hashOf(line)}`) return null;
  const parsed = header.safeParse(jsonOf(line.slice(3)));
  if (!parsed.success) return null;
  return { header: parsed.data, bodyStart: DUMP_SIGNATURE.length + line.length + hash.length + 2 };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
