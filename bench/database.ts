import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase, withDatabaseName } from '../apps/server/src/platform/db/database.ts';
import { startEmbedded } from '../apps/server/src/platform/db/embedded/embedded.ts';

export type BenchDatabase = {
  readonly url: string;
  readonly isFilled: boolean;
  /** Remembers that it is filled, and by which migrations: others never measure it. */
  readonly markFilled: () => Promise<void>;
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
  const { rows } = await sql<{ filledBy: string | null }>`
    SELECT shobj_description(oid, 'pg_database') AS "filledBy" FROM pg_database WHERE datname = ${NAME}`.execute(
    server,
  );
  const isFilled = isKept && isStillTrue(rows[0]?.filledBy ?? null);
  if (!isFilled) {
    await sql.raw(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`).execute(server);
    await sql.raw(`CREATE DATABASE ${NAME} TEMPLATE template0`).execute(server);
  }
  return {
    url: withDatabaseName(serverUrl, NAME),
    isFilled,
    markFilled: async () => {
      await sql.raw(`COMMENT ON DATABASE ${NAME} IS '${JSON.stringify(migrationHashes())}'`).execute(server);
    },
    close: async () => {
      if (!isKept) await sql.raw(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`).execute(server);
      await server.destroy();
      await stop();
    },
  };
}

const MIGRATIONS = fileURLToPath(new URL('../apps/server/migrations/', import.meta.url));

function migrationHashes(): Record<string, string> {
  const files = readdirSync(MIGRATIONS).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
  const hashOf = (name: string) =>
    createHash('md5')
      .update(readFileSync(join(MIGRATIONS, name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, hashOf(name)]));
}

/** Whether each migration that made the database reads as it did then; newer ones run when the server starts. */
function isStillTrue(filledBy: string | null): boolean {
  if (filledBy === null) return false;
  const now = migrationHashes();
  return Object.entries(JSON.parse(filledBy) as Record<string, string>).every(
    ([name, hash]) => now[name] === hash,
  );
}
