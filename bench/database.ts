import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, withDatabaseName } from '../apps/server/src/platform/db/database.ts';
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts';

export type BenchDatabase = {
  readonly url: string;
  readonly isFilled: boolean;
  readonly close: () => Promise<void>;
};

/**
 * An empty database: in the server of BENCH_DATABASE_URL, or in an embedded one. With `keep`, the embedded one lies in
 * that folder and is found filled the next time.
 */
export async function openBenchDatabase(scale: number, keep: string | null): Promise<BenchDatabase> {
  const outer = process.env.BENCH_DATABASE_URL;
  if (outer) return makeDatabase(outer, async () => undefined, false);
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'rondo-bench-'));
  const lost = (reason: Error) => {
    throw reason;
  };
  const embedded = await startEmbedded({
    dataDir: join(folder, `scale-${scale}`),
    role: 'server',
    say: () => undefined,
    lost,
  });
  const stop = async () => {
    await embedded.stop();
    if (keep === null) rmSync(folder, { recursive: true });
  };
  return makeDatabase(embedded.url, stop, keep !== null);
}

const NAME = 'rondo_bench';

async function makeDatabase(
  serverUrl: string,
  stop: () => Promise<void>,
  isKept: boolean,
): Promise<BenchDatabase> {
  const server = openDatabase(serverUrl, { connections: 1 });
  const { rows } = await sql`SELECT FROM pg_database WHERE datname = ${NAME}`.execute(server);
  const isFilled = isKept && rows.length > 0;
  if (!isFilled) {
    await sql.raw(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`).execute(server);
    await sql.raw(`CREATE DATABASE ${NAME} TEMPLATE template0`).execute(server);
  }
  return {
    url: withDatabaseName(serverUrl, NAME),
    isFilled,
    close: async () => {
      if (!isKept) await sql.raw(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`).execute(server);
      await server.destroy();
      await stop();
    },
  };
}
