import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { connectionTo, DatabaseClient } from './client.ts';
import { clientTypes } from './client-types.ts';
import type { Db } from './database.ts';
import type { Database } from './schema.gen.ts';

export type CopyDatabase = Awaited<ReturnType<typeof openCopyDatabase>>;

/** A database handle over one connection, on which COPY runs inside whatever transaction the handle has open. */
export async function openCopyDatabase(url: string, name: string) {
  const client = new DatabaseClient({ ...connectionTo(url, name), types: clientTypes });
  client.on('error', () => undefined); // the query that is under way, or the next one, reports it
  await client.connect();
  const unreleased = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => unreleased, end: () => client.end() };
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    /** The one connection. */
    client,
    /**
     * Sends lines of COPY's text format (see `copyLine`) to `table (columns)`.
     * @throws whatever `lines` throws; the open transaction can then no longer be used
     */
    copyInto: (target: string, lines: AsyncIterable<string> | Iterable<string>) =>
      pipeline(inChunks(lines), client.query(copyFrom(`COPY ${target} FROM STDIN`))),
    /** Sends bytes of the same format. @returns how many rows they were */
    copyBytesInto: async (target: string, bytes: AsyncIterable<Buffer>) => {
      const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`));
      await pipeline(bytes, stream);
      return stream.rowCount;
    },
    /** The rows of a query in COPY's text format, a line each. Nothing else runs on the connection until its end. */
    copyOut: (query: string): Readable => client.query(copyTo(`COPY (${query}) TO STDOUT`)),
    close: () => db.destroy(),
  };
}

const CHUNK = 65_536;

async function* inChunks(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length >= CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
